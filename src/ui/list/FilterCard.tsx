import { FilterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import type { FormApi } from 'final-form'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-final-form'
import { isEmpty } from '../../lib/address'
import { equal } from '../../lib/equal'
import { isLayerOpen } from '../shortcuts/keyTarget'
import { isPressed } from '../shortcuts/shortcuts'
import { useShortcuts } from '../shortcuts/useShortcuts'
import type { ListPageState } from './useListPage'
import './filterCard.css'

/** The part of a list page that a filter needs. */
export type FilterList<F> = Pick<ListPageState<never, F>, 'query' | 'hasFilters' | 'setFilters' | 'clearFilters'>

export type FilterCardProps<F> = {
  list: FilterList<F>
  /** The filter keys of the form; others in the address are kept by «Применить» and dropped by «Сбросить». */
  keys: readonly (keyof F & string)[]
  /** Fields of `ui/form`; given the values and the form where they depend on each other. */
  children: ReactNode | ((values: Partial<F>, form: FormApi<Partial<F>>) => ReactNode)
  /** Filled in where the address has no filter of that key; sent with the next «Применить». */
  preset?: Partial<F> | undefined
  /** Stands above the fields. */
  notice?: ReactNode
  /** Stands before the buttons. */
  extra?: ReactNode
  label?: string
}

/** The filter of a list: «Применить» only when something changed, «Сбросить» only when there are filters. */
export function FilterCard<F extends object>(props: FilterCardProps<F>) {
  const { list, keys, children, label = 'Фильтр' } = props
  // Matters on a narrow window alone, where the fields would push the list out of sight.
  const [isOpen, setIsOpen] = useState(false)
  const fieldsId = useId()
  const fields = useRef<HTMLDivElement>(null)
  useShortcuts({
    filter: () => {
      flushSync(() => setIsOpen(true))
      const first = fields.current?.querySelector<HTMLElement>('input:enabled')
      if (!first) return false
      first.focus()
      return true
    },
  })
  const apply = (values: Partial<F>) =>
    list.setFilters(Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<F>)
  return (
    <Card size="small" className="filter-card">
      <Form<Partial<F>>
        onSubmit={apply}
        initialValues={pick({ ...props.preset, ...list.query }, keys)}
        initialValuesEqual={equal}
      >
        {({ handleSubmit, values, form, dirty }) => (
          <form onSubmit={handleSubmit} onKeyDown={leaveOnEscape} aria-label={label} className="filter-card__form">
            <Button
              className="filter-card__toggle"
              icon={<FilterOutlined />}
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {list.hasFilters ? `${label}: есть условия` : label}
            </Button>
            <div
              id={fieldsId}
              ref={fields}
              className={isOpen ? 'filter-card__fields filter-card__fields--open' : 'filter-card__fields'}
            >
              {props.notice && <div className="filter-card__notice">{props.notice}</div>}
              {typeof children === 'function' ? children(values, form as FormApi<Partial<F>>) : children}
              <div className="filter-card__buttons">
                {props.extra && <div className="filter-card__extra">{props.extra}</div>}
                <Button type="primary" htmlType="submit" disabled={!dirty}>
                  Применить
                </Button>
                <Button
                  disabled={!list.hasFilters}
                  onClick={() => {
                    form.reset()
                    list.clearFilters()
                  }}
                >
                  Сбросить
                </Button>
              </div>
            </div>
          </form>
        )}
      </Form>
    </Card>
  )
}

/** Out of the field, so that the next arrow walks the list; an open choice is closed first, by its own Esc. */
function leaveOnEscape(event: KeyboardEvent): void {
  if (isPressed('filterLeave', event) && event.target instanceof HTMLInputElement && !isLayerOpen()) event.target.blur()
}

function pick<F extends object>(query: Partial<F>, keys: readonly (keyof F & string)[]): Partial<F> {
  return Object.fromEntries(keys.filter((key) => !isEmpty(query[key])).map((key) => [key, query[key]])) as Partial<F>
}
