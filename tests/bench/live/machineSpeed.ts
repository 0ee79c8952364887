import type { Page } from 'playwright-core'

/**
 * Prints how fast the machine is: the median time of nine runs of a fixed task in the page, in ms. A shared machine can be twice as slow an
 * hour later, so compare benchmark figures only between runs that print a similar time.
 */
export async function printMachineSpeed(page: Page): Promise<void> {
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
