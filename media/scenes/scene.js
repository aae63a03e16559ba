/**
 * A small deterministic timeline for the portfolio scenes. It uses no clock: `window.seek(seconds)` puts every animated
 * element into its state at that moment, so a frame looks the same each time it is rendered. Every track must end as it
 * began, otherwise the page throws. This makes the loops seamless.
 *
 * In a browser, a scene plays by itself. The renderer adds `#still` to the URL to stop it.
 */

/** The folder of the site's fonts, relative to this file. */
const FONT_FOLDER = '../../src/ui/fonts/';

window.scene = (() => {
  const root = document.documentElement;
  const here = document.currentScript.src;
  const duration = Number(root.dataset.duration);
  const tracks = [];
  const places = new Map();
  const pointers = [];
  const plans = [];

  const icons = {
    search: '<circle cx="11" cy="11" r="7"/><path d="m16 16 5 5"/>',
    home: '<path d="M3 11 12 4l9 7v9h-6v-6H9v6H3z"/>',
    chat: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
    image:
      '<path d="M3 5h18v14H3z"/><path d="m3 16 5-5 4 4 3-3 6 5"/><circle cx="16" cy="9" r="1.4"/>',
    cards: '<path d="M7 7h13v13H7z"/><path d="M4 16V4h12"/>',
    language:
      '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/>',
    swap: '<path d="M4 8h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4"/>',
    check: '<path d="m5 13 5 5L20 7"/>',
    plus: '<path d="M12 5v14M5 12h14"/>',
    minus: '<path d="M5 12h14"/>',
    close: '<path d="M6 6l12 12M18 6 6 18"/>',
    down: '<path d="m6 9 6 6 6-6"/>',
    up: '<path d="M12 20V5m-6 6 6-6 6 6"/>',
    send: '<path d="m21 4-8 17-3-7-7-3z"/>',
    bell: '<path d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4"/>',
    user: '<circle cx="12" cy="8" r="4"/><path d="M4 21c1-5 4-7 8-7s7 2 8 7"/>',
    users:
      '<circle cx="9" cy="8" r="3.5"/><path d="M2 20c.7-4.5 3-6 7-6s6.3 1.5 7 6M16 5a3.5 3.5 0 0 1 0 6.500M18 14.500c2.5.8 3.6 2.5 4 5.5"/>',
    chart: '<path d="M4 20V11M10 20V5M16 20v-7M21 20H3"/>',
    table: '<path d="M3 5h18v14H3zM3 10h18M9 10v9"/>',
    box: '<path d="m12 3 8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10"/>',
    truck:
      '<path d="M2 6h12v10H2zM14 10h4l4 3v3h-8"/><circle cx="7" cy="18" r="2"/><circle cx="18" cy="18" r="2"/>',
    receipt: '<path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6"/>',
    cart: '<path d="M3 4h3l2 11h10l2-8H7"/><circle cx="9" cy="19" r="1.5"/><circle cx="17" cy="19" r="1.5"/>',
    pin: '<path d="M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12z"/><circle cx="12" cy="9" r="2.5"/>',
    phone: '<path d="M5 4h4l2 5-3 2c1 3 2 4 5 5l2-3 5 2v4c-8 2-17-7-15-15z"/>',
    sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"/>',
    bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
    doc: '<path d="M6 3h8l5 5v13H6zM14 3v5h5"/>',
    heart: '<path d="M12 20C5 15 3 12 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11z"/>',
    reply: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
    drop: '<path d="M12 3c5 6 6 8 6 11a6 6 0 0 1-12 0c0-3 1-5 6-11z"/>',
    lock: '<path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3"/>',
    gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.2 2.200M16.2 16.200l2.2 2.200M5.6 18.400l2.2-2.200M16.2 7.800l2.2-2.2"/>',
    calendar: '<path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5"/>',
    spark:
      '<path d="M12 3v4M12 17v4M3 12h4M17 12h4M12 8l1.3 2.700L16 12l-2.7 1.300L12 16l-1.3-2.700L8 12l2.7-1.300z"/>',
    back: '<path d="M20 12H5m6-6-6 6 6 6"/>',
    mic: '<path d="M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 12a7 7 0 0 0 14 0M12 19v3"/>',
    sound: '<path d="M4 9h4l5-4v14l-5-4H4zM17 9c1.5 2 1.5 4 0 6"/>',
    copy: '<path d="M8 8h12v12H8zM16 8V4H4v12h4"/>',
    menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
    star: '<path d="m12 3 2.8 6 6.2.7-4.6 4.3 1.2 6.300L12 17.2 6.4 20.3 7.6 14 3 9.7 9.2 9z"/>',
  };

  for (const holder of document.querySelectorAll('[data-icon]')) {
    holder.classList.add('icon');
    holder.innerHTML = `<svg viewBox="0 0 24 24">${icons[holder.dataset.icon]}</svg>`;
  }

  const easings = {
    linear: (t) => t,
    step: (t) => (t < 1 ? 0 : 1),
    out: (t) => 1 - (1 - t) ** 3,
    inOut: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
    spring: (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
  };

  /**
   * The value of `[[time, value, easing into it], …]` at a moment. Values are numbers, or lists of numbers of one
   * length.
   */
  function valueAt(keys, time) {
    let before = keys[0];
    for (const key of keys) {
      if (key[0] > time) {
        const share = easings[key[2] ?? 'inOut']((time - before[0]) / (key[0] - before[0]));
        const mix = (a, b) => a + (b - a) * share;
        return Array.isArray(key[1])
          ? key[1].map((value, i) => mix(before[1][i], value))
          : mix(before[1], key[1]);
      }
      before = key;
    }
    return before[1];
  }

  /** Throws for a track that would jump where the loop closes. */
  function closed(keys, name) {
    const [first, last] = [keys[0][1], keys.at(-1)[1]];
    if (JSON.stringify(first) !== JSON.stringify(last))
      throw new Error(`${name} begins at ${first} and ends at ${last}`);
    if (keys.at(-1)[0] > duration) throw new Error(`${name} lasts longer than the scene`);
    for (let i = 1; i < keys.length; i++)
      if (keys[i][0] < keys[i - 1][0]) throw new Error(`${name}: times out of order`);
    return keys;
  }

  function elements(selector) {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  /** Moves, scales, turns or fades: `move('#sheet', { y: [[0, 400], [1, 0], …], opacity: […] })`. */
  function move(selector, properties) {
    for (const element of elements(selector)) {
      for (const [name, keys] of Object.entries(properties)) {
        closed(keys, `${selector} ${name}`);
        tracks.push((time) => {
          const value = valueAt(keys, time);
          if (name === 'opacity') {
            element.style.opacity = value;
            element.style.visibility = value <= 0.001 ? 'hidden' : '';
          } else {
            places.set(element, {
              x: 0,
              y: 0,
              scale: 1,
              rotate: 0,
              rotateY: 0,
              ...places.get(element),
              [name]: value,
            });
          }
        });
      }
    }
  }

  /** Animates any style property: `style('#bar', 'width', keys, (v) => v + '%')`. */
  function style(selector, property, keys, format = String) {
    closed(keys, `${selector} ${property}`);
    for (const element of elements(selector)) {
      tracks.push((time) => element.style.setProperty(property, format(valueAt(keys, time))));
    }
  }

  /** Animates any attribute, for SVG drawings. */
  function attribute(selector, name, keys, format = String) {
    closed(keys, `${selector} ${name}`);
    for (const element of elements(selector)) {
      tracks.push((time) => element.setAttribute(name, format(valueAt(keys, time))));
    }
  }

  /** Animates a number in a text. */
  function count(selector, keys, format) {
    closed(keys, selector);
    for (const element of elements(selector)) {
      tracks.push((time) => {
        element.textContent = format(valueAt(keys, time));
      });
    }
  }

  /** Text that changes at given moments: `text('#state', [[0, 'New'], [3, 'Sent'], [7.5, 'New']])`. */
  function text(selector, steps) {
    closed(steps, selector);
    for (const element of elements(selector)) {
      tracks.push((time) => {
        element.textContent = steps.findLast(([from]) => from <= time)[1];
      });
    }
  }

  /** Types a text between `from` and `to`, with a caret meanwhile, and removes it at `gone`. */
  function type(selector, words, from, to, gone) {
    const letters = [...words];
    for (const element of elements(selector)) {
      tracks.push((time) => {
        const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
        element.textContent =
          time >= gone ? '' : letters.slice(0, Math.round(letters.length * share)).join('');
        element.classList.toggle('caret', time >= from - 0.4 && time <= to + 0.3);
        element.classList.toggle('empty', element.textContent === '');
      });
    }
  }

  /** Sets a class during some spans of time. */
  function during(selector, name, spans) {
    for (const element of elements(selector)) {
      tracks.push((time) =>
        element.classList.toggle(
          name,
          spans.some(([from, to]) => from <= time && time < to),
        ),
      );
    }
  }

  /** Fades and rises in at `from`, and fades out at `to`. */
  function appear(selector, from, to, rise = 14) {
    move(selector, {
      opacity: [
        [0, 0],
        [from, 0],
        [from + 0.3, 1, 'out'],
        [to, 1],
        [to + 0.3, 0],
      ],
      y: [
        [0, rise],
        [from, rise],
        [from + 0.35, 0, 'out'],
        [to + 0.3, 0],
        [to + 0.31, rise, 'step'],
      ],
    });
  }

  /**
   * A cursor (or `finger`) that travels between points or the middles of elements: `[[time, target, 'tap'?], …]`. A
   * ring marks each tap.
   */
  function pointer(kind, stops) {
    const element = document.createElement('div');
    element.className = `pointer ${kind}`;
    element.innerHTML =
      kind === 'cursor'
        ? '<b></b><svg viewBox="0 0 24 24"><path d="M4 2v17l4.5-4 3 7 3.3-1.4-3-6.800H18z"/></svg>'
        : '<b></b><i></i>';
    document.body.append(element);
    pointers.push({ element, stops });
  }

  /** Registers tracks that measure the page. `plan` runs once the fonts have loaded. */
  function layout(plan) {
    plans.push(plan);
  }

  function settlePointers() {
    for (const { element, stops } of pointers) {
      const keys = stops.map(([time, target]) => {
        if (Array.isArray(target)) return [time, target];
        seek(time);
        const box = elements(target)[0].getBoundingClientRect();
        return [time, [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]];
      });
      closed(keys, 'pointer');
      const taps = stops.filter((stop) => stop[2] === 'tap').map((stop) => stop[0]);
      tracks.push((time) => {
        const [x, y] = valueAt(keys, time);
        const tap = taps.find((moment) => time >= moment && time < moment + 0.5);
        const share = tap === undefined ? 1 : (time - tap) / 0.5;
        element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
        element.style.setProperty(
          '--press',
          (tap === undefined ? 1 : 1 - 0.18 * Math.sin(Math.PI * Math.min(1, share * 1.6))).toFixed(
            3,
          ),
        );
        element.firstChild.style.transform = `scale(${(0.2 + 0.8 * easings.out(share)).toFixed(3)})`;
        element.firstChild.style.opacity = tap === undefined ? 0 : (0.55 * (1 - share)).toFixed(3);
      });
    }
  }

  function seek(seconds) {
    const time = ((seconds % duration) + duration) % duration;
    for (const track of tracks) track(time);
    for (const [element, { x, y, scale, rotate, rotateY }] of places) {
      element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)}) rotate(${rotate.toFixed(2)}deg) rotateY(${rotateY.toFixed(2)}deg)`;
    }
  }

  async function ready() {
    const latin = 'U+0020-024F, U+2013-2014, U+2018-201D, U+2022, U+2026, U+20AC, U+2212';
    const arabic = 'U+00AB, U+00BB, U+00D7, U+0600-06FF, U+200C-200F, U+2026';
    const faces = [
      ['Schibsted Grotesk', 'schibsted-grotesk-latin.woff2', latin],
      ['Vazirmatn', 'vazirmatn-arabic.woff2', arabic],
      ['Vazirmatn', 'vazirmatn-latin.woff2', 'U+0020-007E'],
    ].map(([family, file, unicodeRange]) => {
      const face = new FontFace(family, `url(${new URL(FONT_FOLDER + file, here)})`, {
        weight: '400 700',
        unicodeRange,
      });
      document.fonts.add(face);
      return face.load();
    });
    await Promise.all(faces);
    for (const plan of plans) plan();
    settlePointers();
    seek(0);
    window.seek = seek;
    window.duration = duration;
    if (location.hash !== '#still') {
      const play = (now) => {
        seek(now / 1000);
        requestAnimationFrame(play);
      };
      requestAnimationFrame(play);
    }
  }

  /** 14000 → ١٤٬٠٠٠ */
  const arabicDigits = (number) =>
    Math.round(number)
      .toLocaleString('en')
      .replaceAll(',', '٬')
      .replaceAll('.', '٫')
      .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[digit]);

  window.sceneReady = new Promise((resolve, reject) =>
    addEventListener('load', () => ready().then(resolve, reject)),
  );
  return {
    duration,
    move,
    style,
    attribute,
    count,
    text,
    type,
    during,
    appear,
    pointer,
    layout,
    valueAt,
    arabicDigits,
  };
})();
