/** The developers' page: a conversation goes in, and how each message was understood comes out (`npm run dev` alone). */
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { explainConversation } from '@saffron/kitchen/chef/explain';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { NO_NEEDS } from '@saffron/kitchen/person';
import Fastify, { type FastifyInstance } from 'fastify';
import { html } from '../http/escape-html.ts';
import { turnText } from './explained-text.ts';

export const EXPLAIN_PATH = '/dev/explain';
/** A whole conversation goes into an address. */
const MOST_MESSAGES = 40;

/** The caller makes it listen, or injects requests. */
export function createExplainPage(openKitchen: () => Kitchen): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 100 } });
  let kitchen: Kitchen | undefined;
  app.get<{ Querystring: { said?: unknown } }>(EXPLAIN_PATH, async ({ query }, reply) => {
    const said = typeof query.said === 'string' ? query.said : '';
    const messages = said
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .slice(0, MOST_MESSAGES);
    kitchen ??= openKitchen();
    const needs = { ...NO_NEEDS, units: 'international' as const, persona: DEFAULT_PERSONA };
    const turns = explainConversation(kitchen, messages, needs);
    const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>How a message is understood</title>
<style>
  body { font: 16px/1.5 Arial, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; color-scheme: light dark }
  textarea { width: 100%; font: inherit }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border-top: 1px solid; padding-top: 0.5rem }
</style>
<h1>How a message is understood</h1>
<form>
  <label for="said">What a person says, a message a line</label>
  <textarea id="said" name="said" rows="6">${said}</textarea>
  <button>Explain</button>
</form>
${turns.map((turn, at) => html`<h2>${messages[at]}</h2><pre>${turnText(turn)}</pre>`)}
</html>`;
    return reply.type('text/html; charset=utf-8').send(page.text);
  });
  return app;
}
