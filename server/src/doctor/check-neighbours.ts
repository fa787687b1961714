/** Whoever the server talks to: the mail server, the model's provider, and the server itself at an address. */
import nodemailer from 'nodemailer';
import { SettingError, type Settings } from '../env.ts';
import { type Provider, readModelSettings } from '../model/model-settings.ts';
import { mailServerAt, TLS_OFF } from '../post/mail-server.ts';
import { sayWhy } from '../storage/migrate.ts';
import { type Finding, fine, mend, note } from './finding.ts';

const PATIENCE_MS = 5000;

/** Greets, turns to TLS and signs in as for a letter, and sends none. */
export async function checkMail({ SMTP_URL }: Settings): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [];
  const { name, isInTheClear, options } = mailServerAt(SMTP_URL);
  const transport = nodemailer.createTransport({
    ...options,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return [
      fine(
        `The mail server ${name} takes letters from us${options.requireTLS ? ', encrypted' : ''}.`,
      ),
      ...(isInTheClear ? [clearMail(name)] : []),
    ];
  } catch (error) {
    // What the server said may repeat the name we signed in with.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (code === 'ETLS') return [noTls(name)];
    const why = [code, responseCode].filter(Boolean).join(' ');
    return [mend(`The mail server ${name} does not take letters from us: ${why || 'no reason'}.`)];
  } finally {
    transport.close();
  }
}

function clearMail(name: string): Finding {
  return mend(
    `SMTP_URL ends in ${TLS_OFF}: letters go to ${name} in the clear, and whoever is on the way can read the links in them and open accounts; take it out if the server offers TLS.`,
  );
}

function noTls(name: string): Finding {
  return mend(
    `The mail server ${name} offers no TLS that can be trusted (no STARTTLS, or a certificate nobody vouches for), so letters wait: use its smtps:// address, give it a certificate, or say ${TLS_OFF} after the address if the network up to it is yours alone.`,
  );
}

const HOME: Record<Provider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: '',
  'openai-compatible': '',
};

function headersFor(provider: Provider, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  if (provider === 'google') return { 'x-goog-api-key': key };
  return { authorization: `Bearer ${key}` };
}

/** Asks for the list of models, which costs no tokens. */
export async function checkModel(settings: Settings): Promise<Finding[]> {
  let model: ReturnType<typeof readModelSettings>;
  try {
    model = readModelSettings(settings);
  } catch (error) {
    if (error instanceof SettingError) return [mend(error.message)];
    throw error;
  }
  if (model === undefined) return [];
  const { provider, baseUrl, apiKey } = model;
  const base = (baseUrl ?? HOME[provider]).replace(/\/$/, '');
  const where = `The model's provider at ${new URL(base).origin}`;
  try {
    const answer = await fetch(`${base}/models`, {
      headers: headersFor(provider, apiKey),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    if (answer.ok) return [fine(`${where} answers and takes the key.`)];
    if (answer.status === 401 || answer.status === 403) {
      return [mend(`${where} refuses the key in CHEF_API_KEY (status ${answer.status}).`)];
    }
    return [note(`${where} answers, but not to a question for its models (${answer.status}).`)];
  } catch (error) {
    return [mend(`${where} cannot be reached: ${sayWhy((error as Error).cause ?? error)}.`)];
  }
}

/** @param url where people find it */
export async function checkServer(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  if (!URL.canParse(url)) return [mend(`${url} is no address of a server.`)];
  const { origin } = new URL(url);
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  try {
    const [health, ready] = [await ask('/healthz'), await ask('/readyz')];
    if (health.status !== 200) {
      return [mend(`The server at ${origin} answers /healthz with ${health.status}.`)];
    }
    const found = [fine(`The server at ${origin} is alive.`), ...tellReadiness(ready)];
    const isPlain = origin.startsWith('https:') && !health.headers.has('strict-transport-security');
    if (!isPlain) return found;
    return [...found, mend(`${origin} does not insist on https: set PUBLIC_URL to that address.`)];
  } catch (error) {
    const why = sayWhy((error as Error).cause ?? error);
    return [mend(`The server at ${origin} cannot be reached: ${why}.`)];
  }
}

function tellReadiness({ status, text }: { status: number; text: string }): Finding[] {
  if (status === 200) return [fine('It is ready to serve.')];
  // The proxy keeps the question to itself.
  if (status === 404) return [note('Whether it is ready cannot be asked from outside.')];
  const why = /"status":"([^"]*)"/.exec(text)?.[1] ?? `status ${status}`;
  return [mend(`It is not ready to serve: ${why}.`)];
}
