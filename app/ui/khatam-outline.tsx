// The eight-pointed star as fine lines, for empty states.
type Props = { className?: string | undefined }

export function KhatamOutline({ className }: Props) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth=".55"
      strokeLinejoin="round"
    >
      <path d="M16 .6l4.51 4.51h6.38v6.38L31.4 16l-4.51 4.51v6.38h-6.38L16 31.4l-4.51-4.51H5.11v-6.38L.6 16l4.51-4.51V5.11h6.38z" />
      <path
        opacity=".6"
        d="M16 3.8l3.57 3.57h5.06v5.06L28.2 16l-3.57 3.57v5.06h-5.06L16 28.2l-3.57-3.57H7.37v-5.06L3.8 16l3.57-3.57V7.37h5.06z"
      />
      <path
        opacity=".35"
        d="M16 .6l2.42 9.57 8.47-5.06-5.06 8.47L31.4 16l-9.57 2.42 5.06 8.47-8.47-5.06L16 31.4l-2.42-9.57-8.47 5.06 5.06-8.47L.6 16l9.57-2.42-5.06-8.47 8.47 5.06z"
      />
    </svg>
  )
}
