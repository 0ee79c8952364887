import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { Column } from '../../src/kit/list/columns'
import { DataTable } from '../../src/kit/list/DataTable'
import { useListPage } from '../../src/kit/list/useListPage'
import { RequestFailure } from '../../src/lib/failure'
import { createListStore } from '../../src/lib/listStore'
import { textStruct } from '../../src/lib/structs'
import { setUpScreens } from '../form/setUpScreens'

type Thing = { id: number }
type Filters = { name: string }

const DEF = { filters: { name: textStruct() } }
const store = createListStore<Thing, Filters>(async () => {
  throw new RequestFailure({ message: 'Сервер занят' })
})
const plain: Column<Thing, Filters> = { key: 'id', title: 'Номер', width: 80, render: ({ id }) => id }
const FILTERED = [{ ...plain, filter: { keys: ['name' as const], fields: null } }]
const UNFILTERED = [plain]

setUpScreens()

function Things({ columns }: { columns: readonly Column<Thing, Filters>[] }) {
  return <DataTable name="things" columns={columns} list={useListPage(store, DEF)} empty="Пусто" />
}

test.each([
  ['keeps its headings, so that the filter can be changed', FILTERED, 1],
  ['is replaced by the failure if its headings have no filters', UNFILTERED, 0],
])('a table whose search failed %s', async (_what, columns, headings) => {
  window.history.replaceState(null, '', '/things?name=a')
  render(<Things columns={columns} />)
  expect(await screen.findByText('Сервер занят')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Обновить' }).length).toBeGreaterThan(0)
  expect(screen.queryAllByRole('columnheader', { name: /Номер/ })).toHaveLength(headings)
})
