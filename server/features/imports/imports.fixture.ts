import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '#server/test/person.ts';
import { imports, type ImportMapping, type ImportPreview, type ImportReport } from '#shared/contract/imports.ts';

export type Sent = { name: string; bytes: Buffer | string; mapping?: ImportMapping };

/** Sends a file as the page does. */
export function sendFile(
  person: Person,
  to: typeof imports.preview | typeof imports.start,
  { name, bytes, mapping }: Sent,
) {
  return person.send({
    method: 'POST',
    url: to.path,
    query: { name, ...(mapping && { mapping: JSON.stringify(mapping) }) },
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
}

export async function previewOf(person: Person, file: Sent): Promise<ImportPreview> {
  const { status, body, text } = await sendFile(person, imports.preview, file);
  if (status !== 200) {
    throw new Error(`The preview answered ${String(status)}: ${text}`);
  }
  return body as ImportPreview;
}

/** Brings a file in and waits until that is over. */
export async function bringsIn(person: Person, file: Sent): Promise<ImportReport> {
  const { status, body, text } = await sendFile(person, imports.start, file);
  if (status !== 201) {
    throw new Error(`The import answered ${String(status)}: ${text}`);
  }
  return whenOver(person, (body as ImportReport).id);
}

export async function whenOver(person: Person, id: number): Promise<ImportReport> {
  for (;;) {
    const report = (await person.call(imports.list)).find((one) => one.id === id);
    if (!report || report.state !== 'running') {
      return report ?? Promise.reject(new Error('The import is gone.'));
    }
    await sleep(5);
  }
}
