// The script of the documentation: the reader's theme, and a search over an index that is loaded when somebody searches.
(() => {
  const root = document.documentElement;
  const settings = () => {
    try {
      return JSON.parse(localStorage.getItem('longtable.settings') ?? '{}');
    } catch {
      return {};
    }
  };
  const isLight = () => {
    const { theme = 'system' } = settings();
    return theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  };
  root.dataset.theme = isLight() ? 'light' : 'dark';

  const MOST = 12;
  const HEADING = 5;
  const OWN_LANGUAGE = 3;

  /** Sections by how well they fit: every word must be there, as the beginning of one. */
  function find({ pages, sections, words }, query) {
    const wanted = query.toLowerCase().match(/[\p{L}\p{N}-]{2,}/gu) ?? [];
    const scores = new Map();
    wanted.forEach((part, n) => {
      const here = new Map();
      for (const [word, steps] of Object.entries(words)) {
        if (!word.startsWith(part)) continue;
        let id = 0;
        for (const step of steps) {
          id += step;
          const inHeading = sections[id][2].toLowerCase().includes(part) ? HEADING : 0;
          here.set(id, Math.max(here.get(id) ?? 0, 1 + inHeading + (word === part ? 1 : 0)));
        }
      }
      for (const [id, score] of here) if (n === 0 || scores.has(id)) scores.set(id, (scores.get(id) ?? 0) + score);
      for (const id of [...scores.keys()]) if (!here.has(id)) scores.delete(id);
    });
    const rank = ([id, score]) => score + (pages[sections[id][0]][2] === root.lang ? OWN_LANGUAGE : 0);
    return [...scores].sort((a, b) => rank(b) - rank(a) || a[0] - b[0]).slice(0, MOST);
  }

  function show(list, index, query) {
    const hits = query.trim().length < 2 ? [] : find(index, query);
    const items = hits.map(([id]) => {
      const [page, anchor, heading] = index.sections[id];
      const [href, title, language] = index.pages[page];
      const link = document.createElement('a');
      link.href = `${root.dataset.root}${href}${anchor === '' ? '' : `#${anchor}`}`;
      link.lang = language;
      link.textContent = heading === title || heading === '' ? title : `${heading} · ${title}`;
      const item = document.createElement('li');
      item.append(link);
      return item;
    });
    if (items.length === 0) {
      const nothing = document.createElement('li');
      nothing.textContent = list.dataset.nothing;
      items.push(nothing);
    }
    list.replaceChildren(...items);
    list.hidden = query.trim().length < 2;
  }

  document.addEventListener('DOMContentLoaded', () => {
    const field = document.getElementById('q');
    const list = document.getElementById('found');
    let index = null;
    const load = () => {
      index ??= fetch(`${root.dataset.root}search.json`).then((answer) => answer.json());
      return index;
    };
    field.addEventListener('focus', load);
    field.addEventListener('input', async () => show(list, await load(), field.value));
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') list.hidden = true;
      if (event.key === 'Enter') list.querySelector('a')?.click();
    });
    document.addEventListener('click', (event) => {
      if (!event.target.closest('search')) list.hidden = true;
    });
    document.getElementById('theme').addEventListener('click', () => {
      const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
      root.dataset.theme = theme;
      localStorage.setItem('longtable.settings', JSON.stringify({ ...settings(), theme }));
    });
    // Wide screens show the contents beside the text.
    const menu = document.querySelector('.menu');
    const wide = matchMedia('(min-width: 900px)');
    const unfold = () => {
      menu.open = wide.matches;
    };
    wide.addEventListener('change', unfold);
    unfold();
  });
})();
