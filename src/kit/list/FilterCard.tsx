import { DownOutlined, FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { FormApi } from 'final-form'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-final-form'
import { useSnapshot } from 'valtio'
import { deepEqual } from '../../lib/deepEqual'
import { isEmptyValue } from '../../lib/listQuery'
import { type FieldLabelInfo, RegisterFieldLabelContext } from '../../ui/form/fieldLabels'
import { isPopupOpen } from '../../ui/shortcuts/focusChecks'
import { isShortcutPressed } from '../../ui/shortcuts/shortcuts'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { FilterChips } from './FilterChips'
import { FilterFields, type FilterFieldsChildren } from './FilterFields'
import { useTrackUnappliedFilter } from './filterFormDirtyState'
import { filterPanelState, setFilterPanelOpen } from './filterPanelState'
import { SavedFilterMenu } from './savedFilters/SavedFilterMenu'
import type { SavedFilterScreenDef } from './savedFilters/savedFilters'
import type { ListPageState } from './useListPage'
import './filterCard.css'

export type ListFilterState<F> = ListPageState<never, F>['filter']

export type FilterCardProps<F> = {
  list: ListFilterState<F>
  /** Filters that this card edits. «Применить» keeps the other filters of the URL, «Сбросить» removes them. */
  keys: readonly (keyof F & string)[]
  children: FilterFieldsChildren<F>
  preset?: Partial<F> | undefined
  notice?: ReactNode
  /** The screen whose saved filters the card offers. */
  saved?: SavedFilterScreenDef<F> | undefined
  /** Additional filter chips. `words` has the label and options of each field, by name. */
  chips?: (words: Readonly<Record<string, FieldLabelInfo>>) => ReactNode
}

export function FilterCard<F extends object>(props: FilterCardProps<F>) {
  const { list, keys, children, saved } = props
  const fold = useSnapshot(filterPanelState)
  /** True if the user opened the filter fields by the keyboard shortcut. «Применить» closes them again in this case. */
  const [isOpenedByKey, setOpenedByKey] = useState(false)
  const isOpen = fold.isOpen || isOpenedByKey
  const fieldsId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [words, note] = useWords()
  const hasFields = useOnceTrue(isOpen || keys.some((key) => !isEmptyValue(list.query[key])))
  useShortcuts({
    filter: () => {
      flushSync(() => setOpenedByKey(!filterPanelState.isOpen))
      const first = fields.current?.querySelector<HTMLElement>('input:enabled')
      if (!first) return false
      first.focus()
      return true
    },
  })
  const foldAgain = () => {
    if (isOpenedByKey && fields.current?.contains(document.activeElement)) toggle.current?.focus()
    setOpenedByKey(false)
  }
  const apply = (values: Partial<F>, form: FormApi<Partial<F>>) => {
    foldAgain()
    // Reset the fields first: an invalid value does not change the URL query, so the form would not reinitialize.
    discardTyped(form, keys)
    list.setFilters(Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<F>)
  }
  const withDependents = (key: keyof F & string) => [key, ...(key === 'cityId' ? (saved?.cityKeys ?? []) : [])]
  const remove = (key: keyof F & string) =>
    list.setFilters(Object.fromEntries(withDependents(key).map((name) => [name, undefined])) as Partial<F>)
  const initial = pick({ ...props.preset, ...list.query }, keys)
  return (
    <Form<Partial<F>>
      onSubmit={apply}
      initialValues={initial}
      initialValuesEqual={deepEqual}
      keepDirtyOnReinitialize
      subscription={SUBSCRIPTION}
    >
      {({ handleSubmit, form, dirty }) => (
        <form onSubmit={handleSubmit} onKeyDown={leaveOnEscape} aria-label="Фильтр" className="filter-card">
          <FormEffects isDirty={dirty === true} {...{ form, keys, initial, withDependents }} />
          <div className="filter-card__line">
            <Button
              ref={toggle}
              className="filter-card__toggle"
              icon={<FilterOutlined />}
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => {
                setOpenedByKey(false)
                setFilterPanelOpen(!isOpen)
              }}
            >
              {dirty && !isOpen ? 'Фильтр: не применён' : 'Фильтр'}
              <DownOutlined className="filter-card__arrow" />
            </Button>
            <FilterChips query={list.query} keys={keys} words={words} onRemove={remove}>
              {props.chips?.(words)}
            </FilterChips>
            <div className="filter-card__extra">
              {saved && (
                <SavedFilterMenu
                  screen={saved}
                  list={{
                    query: list.query,
                    clearQuery: (also) => {
                      discardTyped(form, keys)
                      list.clearQuery(also)
                    },
                  }}
                />
              )}
              <Button
                disabled={!list.hasFilters && !dirty}
                onClick={() => {
                  discardTyped(form, keys)
                  list.clearFilters()
                }}
              >
                Сбросить
              </Button>
            </div>
          </div>
          <RegisterFieldLabelContext value={note}>
            <div
              id={fieldsId}
              ref={fields}
              className={isOpen ? 'filter-card__fields filter-card__fields--open' : 'filter-card__fields'}
            >
              {props.notice}
              {hasFields && <FilterFields>{children}</FilterFields>}
              <div className="filter-card__buttons">
                <Button type="primary" htmlType="submit" disabled={!dirty}>
                  Применить
                </Button>
              </div>
            </div>
          </RegisterFieldLabelContext>
        </form>
      )}
    </Form>
  )
}

const SUBSCRIPTION = { dirty: true }

/** `form.reset()` does not do this, because `keepDirtyOnReinitialize` keeps typed values. */
function discardTyped<F>(form: FormApi<Partial<F>>, keys: readonly (keyof F & string)[]): void {
  const { initialValues } = form.getState()
  form.batch(() => {
    for (const key of keys) form.change(key, initialValues?.[key])
  })
}

type FormEffectsProps<F> = {
  isDirty: boolean
  form: FormApi<Partial<F>>
  keys: readonly (keyof F & string)[]
  initial: Partial<F>
  withDependents: (key: keyof F & string) => (keyof F & string)[]
}

/**
 * Records whether input is unapplied, and discards typed values of filters that the URL has just changed. `Form` reinitializes in a
 * passive effect, so a layout effect runs before it.
 */
function FormEffects<F>({ isDirty, form, keys, initial, withDependents }: FormEffectsProps<F>) {
  useTrackUnappliedFilter(isDirty)
  useLayoutEffect(() => {
    const before: Partial<F> = form.getState().initialValues ?? {}
    const changed = keys.filter((key) => !deepEqual(before[key], initial[key]))
    if (changed.length > 0) discardTyped(form, changed.flatMap(withDependents))
  })
  return null
}

/**
 * True once the argument has been true. Folded filter fields render only if a chip needs their labels, because eight fields take as long to
 * render as five rows. Once rendered, they stay mounted and keep their input.
 */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value)
  if (value && !wasTrue) setTrue(true)
  return value || wasTrue
}

function useWords(): [Readonly<Record<string, FieldLabelInfo>>, (name: string, words: FieldLabelInfo) => void] {
  const [words, setWords] = useState<Readonly<Record<string, FieldLabelInfo>>>({})
  const note = useCallback((name: string, next: FieldLabelInfo) => {
    setWords((known) => (deepEqual(known[name], next) ? known : { ...known, [name]: next }))
  }, [])
  return [words, note]
}

/** Esc moves the focus out of the filter field, so that the arrow keys move through the list. An open dropdown handles Esc first. */
function leaveOnEscape(event: KeyboardEvent): void {
  if (isShortcutPressed('filterLeave', event) && event.target instanceof HTMLInputElement && !isPopupOpen())
    event.target.blur()
}

function pick<F extends object>(query: Partial<F>, keys: readonly (keyof F & string)[]): Partial<F> {
  return Object.fromEntries(
    keys.filter((key) => !isEmptyValue(query[key])).map((key) => [key, query[key]]),
  ) as Partial<F>
}
