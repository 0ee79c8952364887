import { type RefObject, useEffect, useEffectEvent } from 'react'

type Pointer = { move: (x: number, y: number) => void; press: (x: number, y: number) => void; leave: () => void }

/** Pixels. If the pointer moves farther between press and release, the user pans the map, and this is not a click. */
const MAX_MOVE = 5

/**
 * Reports moves and presses of the pointer in pixels from the top left of the canvas, and when the mouse leaves the map. The listeners are
 * on the map: the canvas ignores pointer events, so that the user can pan and zoom the map below the canvas.
 */
export function useCanvasPointer(canvas: RefObject<HTMLElement | null>, pointer: Pointer): void {
  const move = useEffectEvent(pointer.move)
  const press = useEffectEvent(pointer.press)
  const leave = useEffectEvent(pointer.leave)
  useEffect(() => {
    const area = canvas.current?.closest<HTMLElement>('.tile-map')
    if (!area) return
    let down = { x: 0, y: 0 }
    const at = (event: MouseEvent): [number, number] => {
      const { left, top } = canvas.current?.getBoundingClientRect() ?? area.getBoundingClientRect()
      return [event.clientX - left, event.clientY - top]
    }
    const onMove = (event: PointerEvent) => {
      if (event.buttons === 0 && event.pointerType !== 'touch') move(...at(event))
    }
    // A finger or a pen leaves the map when it is lifted, and its click on a list of marks follows, so the list must stay.
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') leave()
    }
    const onDown = (event: PointerEvent) => {
      down = { x: event.clientX, y: event.clientY }
    }
    const onClick = (event: MouseEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      if (isOnButton || Math.hypot(event.clientX - down.x, event.clientY - down.y) > MAX_MOVE) return
      press(...at(event))
    }
    area.addEventListener('pointermove', onMove)
    area.addEventListener('pointerleave', onLeave)
    area.addEventListener('pointerdown', onDown)
    area.addEventListener('click', onClick)
    return () => {
      area.removeEventListener('pointermove', onMove)
      area.removeEventListener('pointerleave', onLeave)
      area.removeEventListener('pointerdown', onDown)
      area.removeEventListener('click', onClick)
    }
  }, [canvas])
}
