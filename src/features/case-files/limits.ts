/** The largest file, and the most that the files of one mail have together, in bytes. */
export const mostBytes = 20 * 1024 * 1024

/** The most files that somebody sends along at once. */
export const mostFiles = 5
