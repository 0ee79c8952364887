import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FilterCard, type ListFilterState } from '../../src/kit/list/FilterCard'
import { filterPanelState } from '../../src/kit/list/filterPanelState'
import { type SavedFilterScreenDef, writeSavedFilters } from '../../src/kit/list/savedFilters/savedFilters'
import { useListPage } from '../../src/kit/list/useListPage'
import { createListStore } from '../../src/lib/listStore'
import { numberStruct, oneOf, textStruct } from '../../src/lib/structs'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { NumberField } from '../../src/ui/form/NumberField'
import { TextField } from '../../src/ui/form/TextField'
import { setUpScreens } from '../form/setUpScreens'

type Filters = { id: number; name: string; kind: string; cityId: number; street: string }

const THINGS: SavedFilterScreenDef<Filters> = {
  name: 'things',
  list: {
    filters: {
      id: numberStruct(),
      name: textStruct(),
      kind: oneOf(textStruct(), [{ value: 'Обед' }]),
      cityId: numberStruct(),
      street: textStruct(),
    },
  },
  cityKeys: ['street'],
}
const KEYS = ['id', 'name', 'kind', 'cityId', 'street'] as const

const field = fieldNames<Filters>()
const store = createListStore<object, Filters>(async () => ({ rows: [], total: 0, perPage: 20, pageCount: 1 }))

let list: ListFilterState<Filters>

function Things() {
  list = useListPage(store, THINGS.list).filter
  return (
    <FilterCard<Filters> list={list} keys={KEYS} saved={THINGS}>
      <NumberField name={field('id')} label="Номер" />
      <TextField name={field('name')} label="Название" />
      <TextField name={field('kind')} label="Вид" />
      <NumberField name={field('cityId')} label="Город" />
      <TextField name={field('street')} label="Улица" />
    </FilterCard>
  )
}

setUpScreens({
  allowedCities: [
    { id: 1, name: 'Караганда' },
    { id: 2, name: 'Астана' },
  ],
})
beforeEach(() => {
  filterPanelState.isOpen = true
})

async function open(query: string): Promise<void> {
  window.history.replaceState(null, '', `/things${query}`)
  await act(async () => {
    render(<Things />)
  })
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))
const query = () => new URLSearchParams(window.location.search).toString()
const isUnapplied = () => !button('Применить').disabled

test('typed text stays when the list sets another filter, until it is applied', async () => {
  await open('?id=7')
  type('Название', 'Кафе')
  await act(async () => list.setFilters({ street: 'Абая' }))
  expect(input('Название').value).toBe('Кафе')
  expect(input('Улица').value).toBe('Абая')
  await press('Применить')
  expect(Object.fromEntries(new URLSearchParams(query()))).toEqual({ id: '7', name: 'Кафе', street: 'Абая' })
  expect(isUnapplied()).toBe(false)
})

test('typed text stays when another condition is removed', async () => {
  await open('?id=7')
  type('Название', 'Кафе')
  await press('Номер: 7: убрать условие')
  expect(query()).toBe('')
  expect(input('Номер').value).toBe('')
  expect(input('Название').value).toBe('Кафе')
})

test('a removed condition clears what was typed into its fields', async () => {
  await open('?cityId=1')
  type('Город', '2')
  type('Улица', 'Абая')
  await press('Город: 1: убрать условие')
  expect([input('Город').value, input('Улица').value]).toEqual(['', ''])
  expect(isUnapplied()).toBe(false)
})

test('«Сбросить» clears typed text, too', async () => {
  await open('?id=7')
  type('Название', 'Кафе')
  await press('Сбросить')
  expect(query()).toBe('')
  expect([input('Номер').value, input('Название').value]).toEqual(['', ''])
  expect(isUnapplied()).toBe(false)
})

test('a chosen saved filter replaces typed text', async () => {
  writeSavedFilters(3, 'things', { filters: [{ name: 'Семёрка', query: 'id=7' }] })
  await open('')
  type('Название', 'Кафе')
  await press('Сохранённые фильтры')
  const item = await screen.findByRole('menuitem', { name: 'Семёрка' })
  await act(async () => void fireEvent.click(item))
  expect(query()).toBe('id=7')
  expect([input('Номер').value, input('Название').value]).toEqual(['7', ''])
  expect(isUnapplied()).toBe(false)
})

test('after «Применить» the fields show the filter that is applied', async () => {
  await open('')
  type('Вид', 'Ужин')
  type('Название', ' Кафе ')
  await press('Применить')
  expect([input('Вид').value, input('Название').value]).toEqual(['', 'Кафе'])
  expect(isUnapplied()).toBe(false)
})

test('Back restores the fields of the previous filter and keeps typed text', async () => {
  await open('')
  await act(async () => list.setFilters({ id: 7 }))
  type('Название', 'Кафе')
  await act(async () => window.history.back())
  await waitFor(() => expect(input('Номер').value).toBe(''))
  expect(input('Название').value).toBe('Кафе')
})

test('a filter that the list sets replaces the text typed into its field', async () => {
  await open('?name=Кафе')
  type('Название', 'Бар')
  await act(async () => list.setFilters({ name: 'Чайхана' }))
  expect(input('Название').value).toBe('Чайхана')
  expect(isUnapplied()).toBe(false)
})

test('another city clears the text typed for the previous city', async () => {
  await open('?cityId=1')
  type('Улица', 'Абая')
  await act(async () => list.setFilters({ cityId: 2 }))
  expect([input('Город').value, input('Улица').value]).toEqual(['2', ''])
  expect(isUnapplied()).toBe(false)
})

test('Back replaces the text typed for a city by the filter of the previous city', async () => {
  await open('?cityId=1&street=Абая')
  await act(async () => list.setFilters({ cityId: 2, street: undefined }))
  type('Улица', 'Сатпаева')
  await act(async () => window.history.back())
  await waitFor(() => expect(input('Город').value).toBe('1'))
  expect(input('Улица').value).toBe('Абая')
  expect(isUnapplied()).toBe(false)
})

test('«Сбросить» clears typed text of a list without a filter', async () => {
  await open('')
  expect(button('Сбросить').disabled).toBe(true)
  type('Название', 'Кафе')
  await press('Сбросить')
  expect(input('Название').value).toBe('')
  expect([isUnapplied(), button('Сбросить').disabled]).toEqual([false, true])
})
