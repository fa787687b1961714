/** Entry point of `npm run mcp`: the kitchen for an assistant that starts it as a program and talks to it over standard input. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { createJobRunner } from '../kitchen/job-runner.ts';
import { createMcpServer } from './mcp-server.ts';

const kitchen = openKitchen();
const server = createMcpServer({ kitchen, jobRunner: createJobRunner(kitchen) });
await server.connect(new StdioServerTransport());
