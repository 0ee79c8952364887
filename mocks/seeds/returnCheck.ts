const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" font-family="monospace" font-size="14">
<rect width="240" height="320" fill="#fff"/><text x="24" y="48">КАССОВЫЙ ЧЕК</text><text x="24" y="80">ВОЗВРАТ ПРИХОДА</text>
<path d="M24 100h192M24 220h192" stroke="#000" stroke-dasharray="4 3"/><text x="24" y="260">СПАСИБО!</text></svg>`

export const RETURN_CHECK = `data:image/svg+xml,${encodeURIComponent(PICTURE)}`
