import pino from 'pino';
import { describe, expect, it } from 'vitest';
import naughty from '#server/test/naughty-strings.json' with { type: 'json' };
import { send } from '#server/test/person.ts';
import { befriend, shareOf, toastOf } from '#server/test/sharing.ts';
import { createWorld, type WorldOptions } from '#server/test/world.ts';
import { comments } from '#shared/contract/comments.ts';
import { shares } from '#shared/contract/shares.ts';
import { escapeHtml, html, jsonBlock } from '#shared/shared-page/html.ts';
import { documentOf, sharedPage, type PageData } from '#shared/shared-page/page.ts';
import { typographic } from '#shared/typographic.ts';

const dayMs = 86_400_000;

async function pageOf(options: WorldOptions = {}) {
  const world = await createWorld(options);
  const ana = await world.signUp('ana');
  const toast = await toastOf(ana);
  const share = await shareOf(ana, toast);
  return { world, ana, toast, share, url: `/shared/${share.shareCode}` };
}

describe('the page of a shared toast', () => {
  it('has the words, the voice and what was said in its HTML, and nothing of them in its head', async () => {
    const { world, ana, toast, share, url } = await pageOf();
    await ana.send({ method: 'PATCH', url: '/api/user/profile', payload: { name: 'Ana of the plums' } });
    const named = { params: { id: String(toast.id) }, query: { code: share.shareCode } };
    await ana.call(comments.add, { ...named, body: { comment: 'To the jam.' } });
    const { status, text, headers } = await send(world.app, { url });
    expect(status).toBe(200);
    for (const { text: line } of toast.lines) {
      expect(text).toContain(escapeHtml(typographic(line)));
    }
    expect(text).toContain(`src="/api/shared-toasts/${share.shareCode}/audio"`);
    expect(text).toContain('To the jam.');
    const [head = '', body = ''] = text.split('<body>');
    expect(body).toContain('Ana of the plums');
    for (const secret of ['plums', ana.user.username, share.shareCode]) {
      expect(head).not.toContain(secret);
    }
    expect(text).not.toContain(ana.email.split('@')[0]);
    expect(text).not.toContain('Europe/Lisbon');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https:/);
  });

  it('answers alike for what is missing, over, taken back or for friends', async () => {
    const { world, ana, share, toast, url } = await pageOf();
    const missing = await send(world.app, { url: `/shared/${'0'.repeat(22)}` });
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('Toast Not Found');
    expect(missing.text).toContain('This shared toast may have expired or been removed by the creator.');
    await shareOf(ana, toast, { visibility: 'friends-only' });
    const forFriends = await send(world.app, { url });
    const soon = new Date(world.clock.now() + dayMs).toISOString();
    await shareOf(ana, toast, { expiresAt: soon });
    world.clock.forward(dayMs);
    const over = await send(world.app, { url });
    await ana.call(shares.remove, { params: { id: String(share.id) } });
    const gone = await send(world.app, { url });
    for (const answer of [forFriends, over, gone]) {
      const { date: _, ...headers } = answer.headers;
      const { date: _other, ...others } = missing.headers;
      expect([answer.status, answer.text, headers]).toEqual([404, missing.text, others]);
    }
    for (const code of ['short', '../../etc/passwd', '%2e%2e', `${share.shareCode}x`, '%00']) {
      expect((await send(world.app, { url: `/shared/${encodeURIComponent(code)}` })).status).toBe(404);
    }
  });

  it('counts who opens it, never its owner, nor a browser twice a day, nor what only looks ahead', async () => {
    const { world, ana, url } = await pageOf();
    const ben = await world.signUp('ben');
    const views = async () => (await ana.call(shares.list))[0]?.viewCount;
    await ana.send({ url });
    await send(world.app, { url, method: 'HEAD' });
    await send(world.app, { url, headers: { 'sec-purpose': 'prefetch;prerender' } });
    await send(world.app, { url, headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } });
    expect(await views()).toBe(0);
    const first = await send(world.app, { url });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(new RegExp(`^seen=1; Max-Age=86400; Path=${url}; HttpOnly; SameSite=Lax$`));
    await send(world.app, { url, headers: { cookie: 'seen=1' } });
    await ben.send({ url });
    expect(await views()).toBe(2);
  });

  it('lets a friend in who is signed in, and tells what they may do', async () => {
    const { world, ana, toast, url } = await pageOf();
    const ben = await world.signUp('ben');
    await befriend(ben, ana);
    await shareOf(ana, toast, { visibility: 'friends-only', allowComments: false });
    const { text } = await ben.send({ url });
    expect(text).toContain('Raise your glass');
    expect(text).not.toContain('id="comments"');
    expect((await ana.send({ url })).text).toContain('This is what others see.');
  });

  it('says what is damaged, and tells the operator of a fault without a word of the toast', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
    const { world, url } = await pageOf({ replaced: { log } });
    await world.deps.db
      .updateTable('shares')
      .set({ lines: new Uint8Array([1, 2, 3]) })
      .execute();
    const damaged = await send(world.app, { url });
    expect(damaged.status).toBe(410);
    expect(damaged.text).toContain('it was damaged where the server keeps it');
    expect(damaged.text).not.toContain('Toast Not Found');
    expect(logged.join()).not.toContain('request failed');
    await world.deps.db.schema.dropTable('shares').execute();
    const broken = await send(world.app, { url });
    expect(broken.status).toBe(500);
    expect(broken.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(broken.text).not.toMatch(/no such table|Toast Not Found/);
    expect(logged.join()).toContain('request failed');
    expect(logged.join()).not.toContain(url);
  });

  it('holds addresses off that try codes', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const statuses = new Set<number>();
    for (let at = 0; at < 31; at += 1) {
      const code = String(at).padStart(22, '0');
      statuses.add((await send(world.app, { url: `/shared/${code}` })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    const held = await send(world.app, { url: `/shared/${'0'.repeat(22)}` });
    expect(held.headers['retry-after']).toBe('60');
    expect(held.text).toContain('Please try again in 60 seconds.');
    expect(held.text).not.toContain('Toast Not Found');
    expect((await send(world.app, { url: `/api/shared-toasts/${'0'.repeat(22)}` })).status).toBe(429);
  });
});

/** Every tag of a page, in the order in which a browser comes upon them. */
function tagsOf(page: string): string[] {
  return page.match(/<[a-z/!](?:[^>"]|"[^"]*")*>/gi) ?? [];
}

/** A whole page on which everything that people write is this. */
function pageSaying(words: string): string {
  const user = { name: words, username: words };
  const instant = '2026-03-03T10:00:00.000Z';
  const can = { edit: true, delete: true, report: true, block: true };
  const data: PageData = {
    toast: {
      id: 1,
      content: words,
      audioUrl: null,
      durationMs: null,
      createdAt: instant,
      user,
      lines: [{ text: words, startMs: null, endMs: null }],
    },
    sharedToast: { id: 1, toastId: 1, visibility: 'public', allowComments: true },
    can: { react: true, comment: true, answer: true, manage: true },
    code: '0'.repeat(22),
    signedIn: true,
    reactions: { reactions: {}, userReaction: null },
    comments: [{ id: 1, comment: words, createdAt: instant, updatedAt: null, user, can }],
  };
  return documentOf(sharedPage(data), { home: 'https://clink.example', title: 'A toast', style: '/a', script: '/b' });
}

describe('what people write', () => {
  it('adds no tag and no attribute to the page as a name, a comment or a line', () => {
    const plain = tagsOf(pageSaying('plain words'));
    expect(plain.length).toBeGreaterThan(40);
    for (const words of naughty) {
      expect(tagsOf(pageSaying(words)), words).toEqual(plain);
    }
  });

  it('is the same on the page of a server, from its database', async () => {
    const { world, ana, toast, share, url } = await pageOf();
    const attack = `"><img src=x onerror=alert(1)></script><script>alert(1)</script><!--`;
    const named = { params: { id: String(toast.id) }, query: { code: share.shareCode } };
    const { id } = await ana.call(comments.add, { ...named, body: { comment: 'words' } });
    const pageWith = async (words: string) => {
      const one = { params: { ...named.params, comment: String(id) }, query: named.query };
      await ana.call(comments.edit, { ...one, body: { comment: words } });
      await ana.send({ method: 'PATCH', url: '/api/user/profile', payload: { name: words.slice(0, 30) } });
      return (await send(world.app, { url })).text;
    };
    const plain = tagsOf(await pageWith('plain words'));
    const text = await pageWith(attack);
    expect(tagsOf(text)).toEqual(plain);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('is text on the page, whatever it is', () => {
    for (const words of naughty) {
      const page = html`<p title="${words}">${words}</p>`.html;
      expect(page.slice(page.indexOf('>') + 1, page.lastIndexOf('</p>'))).not.toMatch(/[<>"']/);
      expect(page.match(/</g)).toHaveLength(2);
      const block = jsonBlock('data', { words }).html;
      const inside = block.slice(block.indexOf('>') + 1, block.lastIndexOf('</script>'));
      expect(inside).not.toContain('<');
      expect(JSON.parse(inside)).toEqual({ words });
    }
  });
});
