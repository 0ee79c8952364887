import { Select } from 'antd'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { useCityOptions } from '../../session/allowedCities'
import { ALLOW_CLEAR } from '../../ui/form/selectOptions'

type ReportCityProps = {
  value: number | undefined
  canClear?: boolean
}

export function ReportCitySelect({ value, canClear = false }: ReportCityProps) {
  const { set } = useUrlQuery()
  return (
    <Select<number>
      className="city-select"
      aria-label="Город"
      placeholder="Выберите город"
      {...(value === undefined ? {} : { value })}
      options={useCityOptions()}
      allowClear={canClear && ALLOW_CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      listHeight={240}
      onChange={(cityId: number | undefined) => set({ cityId, page: undefined })}
    />
  )
}
