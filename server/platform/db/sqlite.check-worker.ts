import { DatabaseSync } from 'node:sqlite';
import { isDamaged } from './errors.ts';

/** A process that reads the SQLite file named to it from end to end, and says `damaged` or `sound`. */
function findDamage(path: string): boolean {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 1_000 });
  try {
    const [first] = file.prepare('pragma quick_check(1)').all();
    return first?.['quick_check'] !== 'ok';
  } catch (error) {
    if (isDamaged(error)) {
      return true;
    }
    throw error;
  } finally {
    file.close();
  }
}

process.stdout.write(findDamage(process.argv[2] ?? '') ? 'damaged' : 'sound');
