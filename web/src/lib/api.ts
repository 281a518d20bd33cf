/** Asking the server: JSON, and errors that say what is wrong in the reader's language. */

import { prefs } from './prefs.svelte';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function ask<T>(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<T> {
  const headers = { 'accept-language': prefs.lang, ...init.headers };
  const answer = await fetch(path, { ...init, headers });
  const body: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code = 'unknown', detail = answer.statusText } = body as { code?: string; detail?: string };
    throw new Problem(answer.status, code, detail);
  }
  return body as T;
}
