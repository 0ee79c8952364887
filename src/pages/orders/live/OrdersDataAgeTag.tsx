import { Tag } from 'antd'
import { useSnapshot } from 'valtio'
import { useDataAgeText } from '../../../kit/load/dataAge'
import { dataAsOfMs, liveState } from '../../../live/liveState'
import { activeOrdersListModel } from './activeOrdersListModel'

/** Shows «Данные на 12:41» if the live stream has been interrupted for two minutes or longer. */
export function OrdersDataAgeTag({ cityId }: { cityId: number | undefined }) {
  const { staleSince, outages } = useSnapshot(liveState)
  const { at: loadedAt } = useSnapshot(activeOrdersListModel.loaded)
  const age = useDataAgeText(loadedAt === null ? null : dataAsOfMs(loadedAt, { staleSince, outages }), cityId)
  return <span role="status">{age !== undefined && <Tag color="warning">{age}</Tag>}</span>
}
