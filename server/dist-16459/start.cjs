Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
require("./rolldown-runtime-10nMEhjP.cjs");
const require_start = require("./start-ChZhT8TK.cjs");
exports.start = require_start.start;
