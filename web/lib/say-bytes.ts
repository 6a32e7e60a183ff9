/** `312 bytes`, `12 kB`, `3.4 MB`: how much room something takes. */
export function sayBytes(bytes: number): string {
  if (bytes === 0) {
    return 'a few bytes';
  }
  if (bytes < 1_000) {
    return bytes === 1 ? '1 byte' : `${String(bytes)} bytes`;
  }
  if (bytes < 999_500) {
    return `${String(Math.round(bytes / 1_000))} kB`;
  }
  return bytes < 999_500_000 ? `${shortened(bytes / 1_000_000)} MB` : `${shortened(bytes / 1_000_000_000)} GB`;
}

function shortened(amount: number): string {
  return amount < 9.95 ? amount.toFixed(1) : Math.round(amount).toLocaleString('en-US');
}
