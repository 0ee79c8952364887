import { type Shift, searchShifts } from '../../api/shifts'
import { RequestFailure } from '../../lib/failure'

export async function loadShift(id: number, signal?: AbortSignal): Promise<Shift> {
  const { rows } = await searchShifts({ page: 1, slotId: id }, signal)
  const shift = rows.find((row) => row.id === id)
  if (!shift) throw new RequestFailure({ message: 'Смена не найдена', status: 404 })
  return shift
}
