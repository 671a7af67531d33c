let handed: { resumeId: string; file: File } | undefined;

/** Hands a chosen file over to the page of its resume, which comes next and sends it. */
export function handFile(resumeId: string, file: File): void {
  handed = { resumeId, file };
}

/** The file that was handed over to this resume, once. */
export function takeFile(resumeId: string): File | undefined {
  const file = handed?.resumeId === resumeId ? handed.file : undefined;
  handed = undefined;
  return file;
}
