import type { Page } from 'playwright-core'

/**
 * How fast the machine is at this moment: milliseconds of a fixed piece of work in the page, the middle of nine. A shared machine may
 * take twice its time an hour later; figures in milliseconds or frames compare only where this one is alike.
 */
export async function tellSpeed(page: Page): Promise<void> {
  const ms = await page.evaluate(() => {
    const times: number[] = []
    for (let turn = 0; turn < 9; turn++) {
      const start = performance.now()
      const place = document.createElement('div')
      for (let index = 0; index < 4000; index++) {
        const part = document.createElement('span')
        part.textContent = `${turn}·${index}`
        place.append(part, ' ')
      }
      document.body.append(place)
      place.getBoundingClientRect()
      place.remove()
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[4] ?? Number.NaN
  })
  console.log(`A fixed piece of work takes this machine ${ms.toFixed(1)} ms`)
}
