import { hash } from 'node:crypto';

/** What a session token is stored as. The token has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** The token of an `Authorization: Bearer …` header; undefined when it is anything else. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];
  return token && tokenShape.test(token) ? token : undefined;
}

/** A token as it may come in a cookie; undefined when it cannot be one of ours. */
export function cookieToken(value: string | undefined): string | undefined {
  return value && tokenShape.test(value) ? value : undefined;
}
