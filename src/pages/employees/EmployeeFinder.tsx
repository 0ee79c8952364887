import { useState } from 'react'
import { type Employee, type EmployeeFilters, searchEmployees } from '../../api/employees'
import { employeeServerFilters, matchedEmployeeFields } from '../../domain/employeeSearch'
import { formatPhone } from '../../domain/phones'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import { FinderBox } from '../../kit/list/FinderBox'
import type { ListPageState } from '../../kit/list/useListPage'
import type { ListQuery } from '../../lib/listQuery'
import { loadAllPages } from '../../lib/loadAllPages'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { NoLineBreak } from '../../ui/NoLineBreak'
import { employeeName } from './employeeCells'

type EmployeeFinderProps = { list: ListPageState<Employee, EmployeeFilters> }

const MOST_SHOWN = 8

/**
 * Search box for employees. The server has no filter by a part of a phone, inventory number or transport (reference-data, section 2.10),
 * so these are searched in the loaded page, or in all pages once the user has loaded them.
 */
export function EmployeeFinder({ list }: EmployeeFinderProps) {
  const { query, state } = list
  const [searched, setSearched] = useState<{ query: ListQuery<EmployeeFilters>; rows: readonly Employee[] }>()
  // Each reload of the list creates a new array of rows. If the array has changed, pages loaded before are outdated.
  const all = useLoadedValue(loadAll, [query], { skip: searched?.query !== query || searched.rows !== state.rows })
  const loaded = all.value ?? state.rows
  const left = Math.max(0, state.total - loaded.length)
  return (
    <FinderBox formLabel="Поиск сотрудника" label="Найти сотрудника" placeholder="Телефон, инв. номер, ФИО">
      {(text, close) => (
        <>
          <Matches text={text} loaded={loaded} onChoose={(id) => filterBy(list, close)({ id })} />
          {left > 0 && all.value === undefined && all.status !== 'failed' && (
            <button
              type="button"
              // This button loads the rows of all pages. It is disabled while the list itself reloads, because new rows of the list would
              // cancel the load of all pages.
              disabled={state.status === 'loading'}
              onClick={({ currentTarget: { form } }) => {
                setSearched({ query, rows: state.rows })
                // The pressed button disappears when the rows are loaded. Move the focus to the input, because the panel closes when no
                // element in the panel has the focus.
                form?.querySelector('input')?.focus()
              }}
            >
              {all.status === 'loading' ? 'Загружаем остальных…' : `Загрузить остальных (${left})`}
            </button>
          )}
          <LoadFailureAlert of={all} title="Остальные сотрудники не загрузились" />
          <ServerFilters text={text} onChoose={filterBy(list, close)} />
          <p className="finder__note">
            По части телефона, инвентарному номеру и транспорту сервер не ищет: так находятся только загруженные
            сотрудники
          </p>
        </>
      )}
    </FinderBox>
  )
}

const loadAll = async (query: ListQuery<EmployeeFilters>, signal: AbortSignal): Promise<Employee[]> =>
  (await loadAllPages({ search: searchEmployees, query, keyOf: ({ id }) => id, signal })).rows

/** Replaces all filters of the list instead of adding one, because the present filters may exclude the employee that the user looks for. */
const filterBy =
  ({ clearQuery }: Pick<EmployeeFinderProps['list'], 'clearQuery'>, close: () => void) =>
  (filters: Partial<EmployeeFilters>) => {
    clearQuery(filters)
    close()
  }

type MatchesProps = { text: string; loaded: readonly Employee[]; onChoose: (id: number) => void }

function Matches({ text, loaded, onChoose }: MatchesProps) {
  const matches = loaded.flatMap((employee) => {
    const fields = matchedEmployeeFields(employee, text)
    return fields.length > 0 ? [{ employee, fields }] : []
  })
  const count = countWithNoun(matches.length, 'сотрудник', 'сотрудника', 'сотрудников')
  return (
    <>
      <p className="finder__title" role="status">{`${count} среди загруженных (${loaded.length})`}</p>
      {matches.slice(0, MOST_SHOWN).map(({ employee, fields }) => (
        <button key={employee.id} type="button" onClick={() => onChoose(employee.id)}>
          <strong>{employeeName(employee)}</strong>
          {employee.phone && (
            <>
              {' '}
              <NoLineBreak>{formatPhone(employee.phone)}</NoLineBreak>
            </>
          )}
          <span className="finder__field">{`найдено: ${fields.join(', ')}`}</span>
        </button>
      ))}
      {matches.length > MOST_SHOWN && (
        <p className="finder__note">{`И ещё ${matches.length - MOST_SHOWN}: уточните запрос`}</p>
      )}
    </>
  )
}

type ServerFiltersProps = { text: string; onChoose: (filters: Partial<EmployeeFilters>) => void }

function ServerFilters({ text, onChoose }: ServerFiltersProps) {
  const { id, fio, phone, email } = employeeServerFilters(text)
  const actions = [
    id !== undefined && { text: `ID ${id}`, filters: { id } },
    phone !== undefined && { text: `Мобильный ${formatPhone(phone)}`, filters: { phone } },
    email !== undefined && { text: `E-mail «${bidiIsolated(email)}»`, filters: { email } },
    fio !== undefined && { text: `ФИО «${bidiIsolated(fio)}»`, filters: { fio } },
  ].filter((action) => action !== false)
  if (actions.length === 0) return null
  return (
    <>
      <p className="finder__title">На сервере</p>
      {actions.map((action) => (
        <button key={action.text} type="button" onClick={() => onChoose(action.filters)}>
          {`Отобрать: ${action.text}`}
        </button>
      ))}
    </>
  )
}
