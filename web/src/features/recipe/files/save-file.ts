/** Hands a file that a call answered with to the browser's downloads. */
import type { CallName } from '@saffron/contract/paths';
import { thrownFailure } from '../../../api/failure.ts';
import { type SendOptions, send } from '../../../api/send.ts';

/** Resolves to the name it was handed over under. Throws `CallError`. */
export async function downloadFile<Name extends CallName>(
  name: Name,
  options: SendOptions<Name>,
  otherwiseNamed: string,
): Promise<string> {
  const response = await send(name, { ...options, accept: '*/*' });
  const content = await response.blob().catch((error) => {
    throw thrownFailure(error);
  });
  const fileName = namedIn(response.headers.get('content-disposition')) ?? otherwiseNamed;
  handOver(content, fileName);
  return fileName;
}

/** The wide form first: the plain one cannot spell every name. */
function namedIn(disposition: string | null): string | undefined {
  const [, wide] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (wide) return decodedOrNothing(wide);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

function decodedOrNothing(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Browsers begin to read the content some time after the tap. */
const READING_MS = 60_000;

function handOver(content: Blob, fileName: string): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), READING_MS);
}
