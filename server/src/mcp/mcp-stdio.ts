/** Entry point of `npm run mcp`: the kitchen for an assistant that starts it as a program and talks to it over standard input. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { createJobRunner } from '../kitchen/job-runner.ts';
import { createMcpServer, type McpDeps } from './mcp-server.ts';

/** Time for whoever has just connected to ask which tools there are. */
const GREETING_MS = 200;

let opened: McpDeps | undefined;
function open(): McpDeps {
  if (opened === undefined) {
    const kitchen = openKitchen();
    opened = { kitchen, jobRunner: createJobRunner(kitchen) };
  }
  return opened;
}

// Assistants give up on a program that is silent, and opening the kitchen takes seconds: that comes after the greeting.
const server = createMcpServer({
  get kitchen() {
    return open().kitchen;
  },
  get jobRunner() {
    return open().jobRunner;
  },
});
server.oninitialized = () => void setTimeout(open, GREETING_MS);
await server.connect(new StdioServerTransport());
