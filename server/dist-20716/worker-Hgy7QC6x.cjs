const require_rolldown_runtime = require("./rolldown-runtime-10nMEhjP.cjs");
const require_jobs = require("./jobs-D4Yjr5T8.cjs");
// server/src/kitchen/worker.ts
var worker_exports = require_rolldown_runtime.__exportAll({ runWorker: () => runWorker });
function runWorker(openKitchen) {
	const jobs = require_jobs.createJobs(openKitchen());
	const tell = (message) => process.send?.(message);
	process.on("message", ({ name, input }) => {
		try {
			tell({ value: jobs[name](input) });
		} catch (error) {
			tell({ error });
		}
	});
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.on(signal, () => {});
	process.once("disconnect", () => process.exit());
	tell({ ready: true });
}
Object.defineProperty(exports, "runWorker", {
	enumerable: true,
	get: function() {
		return runWorker;
	}
});
Object.defineProperty(exports, "worker_exports", {
	enumerable: true,
	get: function() {
		return worker_exports;
	}
});
