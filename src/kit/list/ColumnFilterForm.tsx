import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { deepEqual } from '../../lib/deepEqual'
import type { ColumnFilter } from './columns'
import { type ColumnFilterState, isColumnFiltered } from './isColumnFiltered'
import './filterCard.css'

export type ColumnFilterFormProps<F extends object> = {
  title: string
  filter: ColumnFilter<F>
  list: ColumnFilterState<F>
  isOpen: boolean
  close: () => void
}

export function ColumnFilterForm<F extends object>({ title, filter, list, isOpen, close }: ColumnFilterFormProps<F>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])
  const set = (values: Partial<F>) => {
    list.setFilters(Object.fromEntries(filter.keys.map((key) => [key, values[key]])) as Partial<F>)
    close()
  }
  return (
    <Form<Partial<F>> onSubmit={set} initialValues={chosenFilters(list, filter)} initialValuesEqual={deepEqual}>
      {({ handleSubmit, dirty }) => (
        <form
          ref={form}
          className="column-filter"
          aria-label={`Фильтр: ${title}`}
          onSubmit={handleSubmit}
          onKeyDown={(event) => closeOnEscape(event, close)}
        >
          {filter.fields}
          <div className="column-filter__buttons">
            <Button size="small" disabled={!isColumnFiltered(list, filter)} onClick={() => set({})}>
              Сбросить
            </Button>
            <Button size="small" type="primary" htmlType="submit" disabled={!dirty}>
              Применить
            </Button>
          </div>
        </form>
      )}
    </Form>
  )
}

function chosenFilters<F extends object>({ query }: ColumnFilterState<F>, { keys }: ColumnFilter<F>): Partial<F> {
  return Object.fromEntries(keys.map((key) => [key, query[key]])) as Partial<F>
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.stopPropagation()
  close()
}
