import { type RefObject, useEffect } from 'react'

const TRIGGER = '.ant-table-filter-trigger'

/**
 * Makes horizontal scroll areas and heading filters reachable by keyboard. antd's hidden measuring row has copies of
 * both, which are made inert.
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
    // In the capture phase, because the same key would sort the column.
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
