import { type RefObject, useEffect } from 'react'

const TRIGGER = '.ant-table-filter-trigger'

/**
 * Makes the table's horizontal scroll areas and the filter icons of its headings reachable by keyboard. antd's hidden measuring row
 * contains copies of the headings, so it is made inert.
 */
export function useTableTabStops(area: RefObject<HTMLElement | null>): void {
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
    // The listener runs in the capture phase and stops Enter and Space, because the column heading would sort the column on these keys.
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
