// @ts-check
/**
 * @typedef {{ file: string, title: string, look: string, share: number }} Difference
 * @typedef {{ title: string, why: string }} Note
 * @typedef {object} Run
 * @property {Difference[]} differences
 * @property {Omit<Difference, 'share'>[]} fresh pictures whose references are new
 * @property {Note[]} broken pictures that failed
 * @property {Note[]} parts stories that stopped early, because their play functions do not support the window size
 * @property {number} compared number of pictures
 * @property {{ chromium: string, platform: string, fonts: string }} madeWith
 */

/**
 * Renders the HTML report: failures first, then differing pictures side by side with the largest difference first, then new pictures.
 * @param {Run} run
 */
export function differencesPage({ differences, fresh, broken, parts, compared, madeWith }) {
  const rows = [...differences]
    .sort((a, b) => b.share - a.share)
    .map(
      ({
        file,
        title,
        look,
        share,
      }) => `<h3>${escaped(title)} <small>${look}, ${(share * 100).toFixed(2)} %</small></h3>
<div class="row">${['reference', 'now', 'difference'].map((folder) => picture(folder, file)).join('')}</div>`,
    )
  const made = fresh.map(
    ({ file, title, look }) =>
      `<figure>${picture('reference', file)}<figcaption>${escaped(title)} <small>${look}</small></figcaption></figure>`,
  )
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Различия снимков</title>
<style>body{font:14px system-ui;margin:24px}.row{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}img{width:100%;border:1px solid #ccc}small{font-weight:400}</style>
<h1>Различия снимков: ${differences.length} из ${compared}</h1>
<p>Слева было, посередине стало, справа где. Chromium ${escaped(madeWith.chromium)}, ${escaped(madeWith.platform)}, ширины шрифтов ${escaped(madeWith.fonts)}.</p>
${notes('Не нарисовано', broken)}
${rows.join('\n')}
${made.length > 0 ? `<h2>Новые образцы, их ещё никто не смотрел: ${made.length}</h2>\n<div class="row">${made.join('\n')}</div>` : ''}
${notes('В окне телефона история останавливается раньше конца; снято то, на чём она остановилась', parts)}
</html>
`
}

/** @param {string} folder @param {string} file */
function picture(folder, file) {
  const address = encodeURI(`${folder}/${file}`)
  return `<a href="${address}"><img loading="lazy" alt="${NAMES[folder]}" src="${address}"></a>`
}

/** @param {string} heading @param {Note[]} list */
const notes = (heading, list) =>
  list.length === 0
    ? ''
    : `<h2>${heading}: ${list.length}</h2>\n<ul>${list.map(({ title, why }) => `<li><b>${escaped(title)}</b>: ${escaped(why)}</li>`).join('\n')}</ul>`

/** @type {Record<string, string>} */
const NAMES = { reference: 'Было', now: 'Стало', difference: 'Где' }

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
