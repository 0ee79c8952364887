import { Select } from 'antd'
import { useAddress } from '../../kit/address/useAddress'
import { useCityOptions } from '../../session/allowedCities'
import { CLEARABLE } from '../../ui/form/selectOptions'

type ReportCityProps = {
  value: number | undefined
  canClear?: boolean
}

export function ReportCity({ value, canClear = false }: ReportCityProps) {
  const { set } = useAddress()
  return (
    <Select<number>
      className="city-select"
      aria-label="Город"
      placeholder="Выберите город"
      {...(value === undefined ? {} : { value })}
      options={useCityOptions()}
      allowClear={canClear && CLEARABLE}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      listHeight={240}
      onChange={(cityId: number | undefined) => set({ cityId, page: undefined })}
    />
  )
}
