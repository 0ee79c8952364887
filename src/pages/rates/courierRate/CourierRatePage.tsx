import { Skeleton } from 'antd'
import { loadCourierRateRows } from '../../../api/rates'
import { NoCitiesAlert } from '../../../kit/load/NoCitiesAlert'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { RateCitySelect } from '../RateCitySelect'
import { ratesSaveBlockReason } from '../unreadableRates'
import { useRateCity } from '../useRateCity'
import { CourierRatesEditor } from './CourierRatesEditor'
import { EmptyCourierRates } from './EmptyCourierRates'
import '../rates.css'
import '../sheet/sheet.css'

/** Specification: operations, section 2. */
export function CourierRatePage() {
  const city = useRateCity()
  const rates = useLoadedValue(loadCourierRateRows, [city.cityId])
  return (
    <>
      <PageHeader title="Курьерские ставки" extra={<RateCitySelect city={city} />} />
      <LoadedContent
        of={rates}
        waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        idle={<NoCitiesAlert />}
      >
        {({ rows: list, unreadable }) =>
          city.cityId === undefined ? null : list.length === 0 ? (
            <EmptyCourierRates
              key={city.cityId}
              cityId={city.cityId}
              locked={ratesSaveBlockReason(unreadable)}
              onSaved={rates.reload}
            />
          ) : (
            <CourierRatesEditor
              key={city.cityId}
              cityId={city.cityId}
              rates={list}
              locked={ratesSaveBlockReason(unreadable)}
              onSaved={rates.reload}
            />
          )
        }
      </LoadedContent>
    </>
  )
}
