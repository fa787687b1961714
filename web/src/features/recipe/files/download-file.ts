/** Downloads the file an API call answers with. */
import type { ApiRouteName } from '@saffron/contract/paths';
import { toCallError } from '../../../api/failure.ts';
import { type SendOptions, send } from '../../../api/send.ts';

/** Resolves to the name of the downloaded file. Throws `CallError`. */
export async function downloadFile<Name extends ApiRouteName>(
  name: Name,
  options: SendOptions<Name>,
  fallbackName: string,
): Promise<string> {
  const response = await send(name, { ...options, accept: '*/*' });
  const content = await response.blob().catch((error) => {
    throw toCallError(error);
  });
  const fileName = readFileName(response.headers.get('content-disposition')) ?? fallbackName;
  startDownload(content, fileName);
  return fileName;
}

/** Prefers the UTF-8 form: the plain one cannot represent every name. */
function readFileName(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded) return tryDecodeName(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

function tryDecodeName(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Browsers start to read the content some time after the click. */
const REVOKE_DELAY_MS = 60_000;

function startDownload(content: Blob, fileName: string): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
