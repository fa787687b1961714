require("./rolldown-runtime-10nMEhjP.cjs");
const require_worker_command = require("./worker-command-ojX-aqZO.cjs");
let node_module = require("node:module");
let node_url = require("node:url");
// server/src/main.ts
(0, node_module.enableCompileCache)((0, node_url.fileURLToPath)(new URL("../dist/compiled", new URL("../src/main.ts", require("url").pathToFileURL(__filename).href).href)));
const loadEntry = require_worker_command.isWorkerProcess() ? Promise.resolve().then(() => require("./worker-Hgy7QC6x.cjs")).then((n) => n.worker_exports).then(({ runWorker: workInKitchen }) => workInKitchen) : Promise.resolve().then(() => require("./start.cjs")).then(({ start }) => start);
Promise.all([loadEntry, Promise.resolve().then(() => require("./open-kitchen-CGd_YT0c.cjs")).then((n) => n.open_kitchen_exports)]).then(([work, { openKitchen }]) => work(openKitchen)).then(node_module.flushCompileCache);
