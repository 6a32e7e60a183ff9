// Shows an archive that was opened from a folder: no server, no network, nothing but the files beside it.
(() => {
  const { reflections, toasts } = window.clinkArchive;
  const atOnce = 200;
  const at = (id) => document.getElementById(id);
  const state = { part: 'reflections', year: '', query: '', shown: atOnce };

  // As Clink itself searches: letter case, accents, and the kinds of quotation marks and dashes make no difference.
  const plainer = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Ħ: 'H' };
  const accents = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]|[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
  const fold = (text) =>
    text
      .normalize('NFKD')
      .replace(accents, '')
      .toLowerCase()
      .toUpperCase()
      .replace(/[ÆŒØŁĐÐÞĦ]/g, (letter) => plainer[letter])
      .replace(/[‘’‛ʻʼ′]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      .replace(/[‐‒–—―−]/g, '-');
  const folded = new Map();
  const foldOnce = (one, text) => {
    const known = folded.get(one) ?? fold(text);
    folded.set(one, known);
    return known;
  };
  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const month = (date) =>
    new Date(`${date.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const day = (date) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });

  function sound(file, name) {
    return make('audio', { controls: true, preload: 'none', src: file, ariaLabel: name });
  }

  function reflection({ date, time, content, recording }) {
    const parts = [make('h3', {}, `${day(date)}, ${time}`)];
    if (content) {
      parts.push(make('div', { className: 'words', dir: 'auto' }, content));
    }
    if (recording) {
      parts.push(sound(recording, `Recording of ${day(date)}`));
    }
    return make('article', {}, ...parts);
  }

  function toast({ date, lines, audio }) {
    const told = lines.map(({ text }) => make('p', { dir: 'auto' }, text));
    const article = make('article', {}, make('h3', {}, day(date)));
    if (audio) {
      const player = sound(audio, `Toast of ${day(date)}`);
      player.addEventListener('timeupdate', () => {
        const ms = player.currentTime * 1000;
        told.forEach((line, index) => {
          const { startMs, endMs } = lines[index];
          line.classList.toggle('spoken', !player.ended && startMs !== null && startMs <= ms && ms < endMs);
        });
      });
      article.append(player);
    }
    article.append(make('div', { className: 'words' }, ...told));
    return article;
  }

  const kinds = {
    reflections: { all: reflections, draw: reflection, words: ({ content }) => content, one: 'reflection' },
    toasts: {
      all: toasts,
      draw: toast,
      words: ({ lines }) => lines.map(({ text }) => text).join('\n'),
      one: 'toast',
    },
  };

  function found() {
    const { all, words } = kinds[state.part];
    const wanted = fold(state.query).split(/\s+/).filter(Boolean);
    return all.filter(
      (one) =>
        (state.year === '' || one.date.startsWith(state.year)) &&
        wanted.every((word) => foldOnce(one, words(one)).includes(word)),
    );
  }

  function draw() {
    const { draw: drawOne, one } = kinds[state.part];
    const list = found();
    at('count').textContent = `${list.length.toLocaleString('en-US')} ${list.length === 1 ? one : `${one}s`}`;
    const parts = [];
    let last = '';
    for (const item of list.slice(0, state.shown)) {
      if (item.date.slice(0, 7) !== last) {
        last = item.date.slice(0, 7);
        parts.push(make('h2', {}, month(item.date)));
      }
      parts.push(drawOne(item));
    }
    at('list').replaceChildren(...parts);
    at('more').hidden = list.length <= state.shown;
    for (const button of document.querySelectorAll('nav button')) {
      button.ariaPressed = String(button.dataset.part === state.part);
    }
    drawYears();
  }

  function drawYears() {
    const years = [...new Set(kinds[state.part].all.map(({ date }) => date.slice(0, 4)))];
    const buttons = ['', ...years].map((year) =>
      make('button', {
        type: 'button',
        textContent: year || 'All years',
        ariaPressed: String(year === state.year),
        onclick: () => change({ year }),
      }),
    );
    const focused = [...at('years').children].indexOf(document.activeElement);
    at('years').replaceChildren(...(years.length > 1 ? buttons : []));
    at('years').children[focused]?.focus();
  }

  function change(next) {
    Object.assign(state, { shown: atOnce }, next);
    draw();
  }

  for (const button of document.querySelectorAll('nav button')) {
    button.addEventListener('click', () => change({ part: button.dataset.part, year: '' }));
  }
  at('query').addEventListener('input', ({ target }) => change({ query: target.value }));
  at('more').addEventListener('click', () => {
    const before = at('list').querySelectorAll('article').length;
    change({ shown: state.shown + atOnce });
    const next = at('list').querySelectorAll('article')[before];
    if (next) {
      next.tabIndex = -1;
      next.focus();
    }
  });
  draw();
})();
