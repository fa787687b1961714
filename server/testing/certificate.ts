/** Creates a self-signed TLS certificate for tests. */
// The library that makes it asks for this.
import 'reflect-metadata';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 24 * 3600 * 1000;

export async function createCertificate(ip: string): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=a mail server of a test',
    keys,
    signingAlgorithm: ALGORITHM,
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAY_MS),
    extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: ip }])],
  });
  const secret = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  const lines = Buffer.from(secret).toString('base64');
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
    cert: certificate.toString('pem'),
  };
}
