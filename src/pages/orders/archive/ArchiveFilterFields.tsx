import { CourierFilterField } from '../list/CourierFilterField'
import { OrderCreationDateFields } from '../list/OrderCreationDateFields'

/** The filters that the archive shows without «Ещё». */
export const ArchiveFilterFields = () => (
  <>
    <CourierFilterField />
    <OrderCreationDateFields />
  </>
)
