import { Select } from 'antd'
import { useUser } from '../../session/useAccess'
import type { ListPageState } from './useListPage'
import './citySelect.css'

export type CitySelectProps = {
  /** From `useListPage` of a list that has `cityId`. */
  list: Pick<ListPageState<never, { cityId: number }>, 'query' | 'setFilters'>
}

/** The city of a list, one of the allowed ones; choosing another starts at the first page (reference-data, section 2.1). */
export function CitySelect({ list }: CitySelectProps) {
  const { allowedCities } = useUser()
  const chosen = allowedCities.find(({ id }) => id === list.query.cityId)
  return (
    <Select
      className="city-select"
      aria-label="Город"
      placeholder="Выберите город"
      value={chosen?.id}
      options={allowedCities.map(({ id, name }) => ({ value: id, label: name }))}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      listHeight={240}
      onChange={(cityId) => list.setFilters({ cityId })}
    />
  )
}
