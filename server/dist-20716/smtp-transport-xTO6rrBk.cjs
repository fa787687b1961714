require("./rolldown-runtime-10nMEhjP.cjs");
const require_nodemailer = require("./nodemailer-CSlnda10.cjs");
const require_start = require("./start-CqACOY64.cjs");
// server/src/mail/smtp-transport.ts
const DEFAULT_TIMEOUTS = {
	connectMs: 1e4,
	idleMs: 3e4,
	totalMs: 9e4
};
function createSmtpTransport(url, patience = DEFAULT_TIMEOUTS) {
	const transport = require_nodemailer.nodemailer.createTransport({
		...require_start.parseSmtpUrl(url).options,
		connectionTimeout: patience.connectMs,
		greetingTimeout: patience.connectMs,
		dnsTimeout: patience.connectMs,
		socketTimeout: patience.idleMs
	});
	return {
		send: async (mail) => {
			try {
				await withinTime(transport.sendMail(require_start.toNodemailerMessage(mail)), patience.totalMs);
			} catch (error) {
				throw toDeliveryError(error);
			}
		},
		close: () => transport.close()
	};
}
async function withinTime(work, ms) {
	let timer;
	const late = new Promise((_resolve, reject) => {
		timer = setTimeout(() => reject(new require_start.DeliveryError("took too long", false)), ms);
	});
	try {
		await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
function toDeliveryError(error) {
	if (error instanceof require_start.DeliveryError) return error;
	const { code, responseCode, command } = error;
	const isRefusal = (responseCode ?? 0) >= 500 && ["RCPT TO", "DATA"].includes(command ?? "");
	return new require_start.DeliveryError([
		code,
		responseCode,
		command
	].filter(Boolean).join(" "), isRefusal);
}
exports.createSmtpTransport = createSmtpTransport;
