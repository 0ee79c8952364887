import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FilterCard } from '../../src/kit/list/FilterCard'
import { filterPanelState } from '../../src/kit/list/filterPanelState'
import { type FieldName, fieldNames } from '../../src/ui/form/fieldNames'
import { useFormField } from '../../src/ui/form/useFormField'

type Filters = { name: string; city: string; street: string; note: string }

const field = fieldNames<Filters>()
const KEYS = ['name', 'city', 'street', 'note'] as const
const applied: Partial<Filters>[] = []
const LIST = {
  query: { page: 1 },
  hasFilters: false,
  setFilters: (filters: Partial<Filters>) => void applied.push(filters),
  clearFilters: () => undefined,
  clearQuery: () => undefined,
}

const renders = new Map<string, number>()
const timesOf = (what: string) => renders.get(what) ?? 0
const count = (what: string) => renders.set(what, timesOf(what) + 1)

function Text({ name, near }: { name: FieldName<string>; near?: string | undefined }) {
  const { value, change } = useFormField({ name, label: name })
  count(name)
  return (
    <input aria-label={name} value={value ?? ''} title={near ?? ''} onChange={(event) => change(event.target.value)} />
  )
}

beforeEach(async () => {
  filterPanelState.isOpen = true
  applied.length = 0
  await act(async () => {
    render(
      <FilterCard<Filters> list={LIST} keys={KEYS}>
        {(values) => (
          <>
            {void count('fields')}
            <Text name={field('name')} />
            <Text name={field('city')} />
            <Text name={field('street')} near={values.city === 'Алматы' ? values.note : values.city} />
            <Text name={field('note')} />
          </>
        )}
      </FilterCard>,
    )
  })
  type('name', 'П')
  renders.clear()
})

afterEach(cleanup)

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

test('a keystroke renders only its own filter', () => {
  type('name', 'Пл')
  expect(Object.fromEntries(renders)).toEqual({ name: 1 })
})

test('a field that has read the value of another follows it', () => {
  type('city', 'Астана')
  expect(screen.getByLabelText('street').title).toBe('Астана')
})

test('later reads return current values', () => {
  type('note', 'левый берег')
  expect(timesOf('fields')).toBe(0)
  type('city', 'Алматы')
  expect(screen.getByLabelText('street').title).toBe('левый берег')
  type('note', 'правый берег')
  expect(screen.getByLabelText('street').title).toBe('правый берег')
})

test('everything that was typed is applied, read or not', () => {
  type('note', 'левый берег')
  fireEvent.click(screen.getByRole('button', { name: 'Применить' }))
  expect(applied).toEqual([{ name: 'П', note: 'левый берег' }])
})
