import { useEffect, useState } from 'react'

export function useDelayedTrue(value: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [value, ms])
  return value && hasLasted
}
