import './lib/start-test-clock.ts';
import { afterAll, afterEach } from 'vitest';
import { guardConsole, guardNetwork, takeOffences } from './lib/test-guards.ts';

// In every test file: what a test complains about and where it connects to is part of what it says.
guardConsole();
guardNetwork(process.env['TEST_DATABASE_URL']);

function failOnOffences(): void {
  const offences = takeOffences();
  if (offences.length > 0) {
    throw new Error(offences.join('\n'));
  }
}

afterEach(failOnOffences);
// What came late, after the test that caused it.
afterAll(failOnOffences);
