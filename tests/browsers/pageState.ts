/** Functions that run in the browser page. They are sent there as text, so they must not use anything outside their own body. */

type Recorded = { savedFiles: Blob[]; printed?: string }

export const rowKeys = (): string =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')]
    .filter(({ dataset }) => !dataset.rowKey?.startsWith('skeleton'))
    .map(({ dataset }) => dataset.rowKey)
    .join('\n')

export const navigationType = (): string | undefined => performance.getEntriesByType('navigation')[0]?.toJSON().type

export const isListOpen = (): boolean => document.querySelector('[role="combobox"][aria-expanded="true"]') !== null

export const cellWith = (text: string): { left: number; width: number; middle: number } | undefined => {
  const cell = [...document.querySelectorAll('[role="gridcell"], [data-day]')].find(
    ({ textContent, children }) => textContent?.includes(text) && children.length > 0,
  )
  if (!cell) return undefined
  const { left, width, top, height } = cell.getBoundingClientRect()
  return { left, width, middle: top + height / 2 }
}

export const tilePositions = (): Record<string, string> => {
  const tiles = [...document.querySelectorAll<HTMLImageElement>('[role="application"] img')]
  return Object.fromEntries(
    tiles.map((tile) => {
      const { left, top } = tile.getBoundingClientRect()
      return [tile.src, `${left} ${top}`]
    }),
  )
}

export const hasStoredFiles = async (): Promise<boolean> => {
  const worker = await (await fetch('/demoWorker.js')).text()
  const files: unknown[] = JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]')
  const name = (await caches.keys()).find((key) => key.startsWith('demo-files')) ?? ''
  return (await (await caches.open(name)).keys()).length > files.length
}

export function recordFiles(): void {
  const files: Blob[] = []
  Object.assign(window, { savedFiles: files })
  const create = URL.createObjectURL
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return create(file)
  }
}

export const savedText = (): Promise<string> =>
  (window as unknown as Recorded).savedFiles[0]?.text() ?? Promise.resolve('')

export function recordPrint(): void {
  window.print = () => Object.assign(window, { printed: document.body.innerText })
}

export const printedText = (): string | undefined => (window as unknown as Recorded).printed
