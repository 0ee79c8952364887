// @ts-check
/**
 * @typedef {{ file: string, title: string, look: string, share: number }} Difference
 */

/**
 * A page that shows before, now and where side by side, the largest difference first.
 * @param {Difference[]} differences @param {number} count of all pictures
 * @param {{ chromium: string, platform: string }} madeWith
 */
export function differencesPage(differences, count, madeWith) {
  const rows = [...differences]
    .sort((a, b) => b.share - a.share)
    .map(
      ({
        file,
        title,
        look,
        share,
      }) => `<h2>${escaped(title)} <small>${look}, ${(share * 100).toFixed(2)} %</small></h2>
<div class="row">${['reference', 'now', 'difference']
        .map((folder) => {
          const address = encodeURI(`${folder}/${file}`)
          return `<a href="${address}"><img loading="lazy" alt="${NAMES[folder]}" src="${address}"></a>`
        })
        .join('')}</div>`,
    )
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Различия снимков</title>
<style>body{font:14px system-ui;margin:24px}.row{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}img{width:100%;border:1px solid #ccc}small{font-weight:400}</style>
<h1>Различия снимков: ${differences.length} из ${count}</h1>
<p>Слева было, посередине стало, справа где. Chromium ${escaped(madeWith.chromium)}, ${escaped(madeWith.platform)}.</p>
${rows.join('\n')}
</html>
`
}

/** @type {Record<string, string>} */
const NAMES = { reference: 'Было', now: 'Стало', difference: 'Где' }

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
