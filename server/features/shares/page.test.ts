import { describe, expect, it } from 'vitest';
import naughty from '#server/test/naughty-strings.json' with { type: 'json' };
import { send } from '#server/test/person.ts';
import { befriend, shareOf, toastOf } from '#server/test/sharing.ts';
import { createWorld } from '#server/test/world.ts';
import { comments } from '#shared/contract/comments.ts';
import { shares } from '#shared/contract/shares.ts';
import { escapeHtml, html, jsonBlock } from '#shared/shared-page/html.ts';

const dayMs = 86_400_000;

async function pageOf() {
  const world = await createWorld();
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
      expect(text).toContain(escapeHtml(line));
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

  it('holds addresses off that try codes', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const statuses = new Set<number>();
    for (let at = 0; at < 31; at += 1) {
      const code = String(at).padStart(22, '0');
      statuses.add((await send(world.app, { url: `/shared/${code}` })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    expect((await send(world.app, { url: `/api/shared-toasts/${'0'.repeat(22)}` })).status).toBe(429);
  });
});

describe('what people write', () => {
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
