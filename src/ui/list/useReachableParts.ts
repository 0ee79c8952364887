import { type RefObject, useEffect } from 'react'

const TRIGGER = '.ant-table-filter-trigger'

/**
 * Lets the keyboard reach what the library leaves to the mouse: what scrolls sideways, and the filters in headings. The
 * hidden row in which it measures the columns holds copies of both, which nobody may reach.
 */
export function useReachableParts(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current
    for (const part of element?.querySelectorAll<HTMLElement>('.ant-table-body, .ant-table-content') ?? []) {
      part.tabIndex = 0
      part.role = 'group'
      part.ariaLabel = 'Таблица, прокручивается стрелками'
    }
    for (const row of element?.querySelectorAll<HTMLElement>('.ant-table-measure-row') ?? []) row.inert = true
    for (const trigger of element?.querySelectorAll<HTMLElement>(`thead ${TRIGGER}`) ?? []) {
      const title = trigger.parentElement?.querySelector('.ant-table-column-title')?.textContent ?? ''
      trigger.tabIndex = 0
      trigger.ariaLabel = `Фильтр: ${title}${trigger.classList.contains('active') ? ', задан' : ''}`
    }
  })

  useEffect(() => {
    const element = area.current
    // Before React handles it: on a heading that sorts the same key would sort.
    const press = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(TRIGGER)) return
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      event.target.click()
    }
    element?.addEventListener('keydown', press, true)
    return () => element?.removeEventListener('keydown', press, true)
  }, [area])
}
