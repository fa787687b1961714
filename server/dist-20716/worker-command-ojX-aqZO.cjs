// server/src/kitchen/worker-command.ts
const WORKER_ARGUMENT = "kitchen-worker";
const MAX_HEAP_MIB = 256;
function isWorkerProcess() {
	return process.argv[2] === WORKER_ARGUMENT && process.send !== void 0;
}
function getCurrentProgram() {
	return {
		file: process.argv[1] ?? "",
		options: process.execArgv
	};
}
function toForkArguments({ file, options }) {
	const execArgv = [...options, `--max-old-space-size=${MAX_HEAP_MIB}`];
	return {
		file,
		words: [WORKER_ARGUMENT],
		execArgv
	};
}
Object.defineProperty(exports, "getCurrentProgram", {
	enumerable: true,
	get: function() {
		return getCurrentProgram;
	}
});
Object.defineProperty(exports, "isWorkerProcess", {
	enumerable: true,
	get: function() {
		return isWorkerProcess;
	}
});
Object.defineProperty(exports, "toForkArguments", {
	enumerable: true,
	get: function() {
		return toForkArguments;
	}
});
