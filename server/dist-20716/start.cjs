Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
require("./rolldown-runtime-10nMEhjP.cjs");
const require_start = require("./start-CqACOY64.cjs");
exports.start = require_start.start;
