/** The part of the validator that a test uses; the package comes without types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly unknown[];
    readonly fieldNames: readonly string[];
  }
  export default class Validator {
    /** @param data by format and then by type: `{ jsonld: { Recipe: [{…}] } }` */
    validate(data: Record<string, Record<string, unknown[]>>): Promise<Issue[]>;
  }
}
