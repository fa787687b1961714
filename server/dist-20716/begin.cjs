require("./rolldown-runtime-10nMEhjP.cjs");
const require_open_kitchen = require("./open-kitchen-CGd_YT0c.cjs");
const require_worker = require("./worker-Hgy7QC6x.cjs");
const require_worker_command = require("./worker-command-ojX-aqZO.cjs");
const require_start = require("./start-CqACOY64.cjs");
let node_v8 = require("node:v8");
// server/src/snapshot-entry.ts
const kitchen = require_open_kitchen.openKitchen();
kitchen.mentions.likeness?.();
kitchen.rules.clearCaches();
node_v8.startupSnapshot.setDeserializeMainFunction(() => {
	if (require_worker_command.isWorkerProcess()) require_worker.runWorker(() => kitchen);
	else require_start.start(() => kitchen);
});
