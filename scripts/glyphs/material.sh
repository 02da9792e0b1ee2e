#!/usr/bin/env bash
# Fetches the fonts that the network learns from into a folder. Argument: the folder. Needs npm and tar; docs/fonts.md tells the
# licences and which packages of Debian add to them.
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"/{packed,fonts}

while read -r name; do
  (cd "$folder/packed" && npm pack --silent "@fontsource/$name" >/dev/null) || { echo "not to be had: $name" >&2; continue; }
  for archive in "$folder"/packed/fontsource-"$name"-[0-9]*.tgz; do
    rm -rf "$folder/packed/x" && mkdir "$folder/packed/x" && tar xzf "$archive" -C "$folder/packed/x"
    for style in 300-normal 400-normal 700-normal 400-italic; do
      file=$(find "$folder/packed/x" -name "*-latin-$style.woff" | head -1)
      if [ -n "$file" ]; then cp "$file" "$folder/fonts/$name-$style.woff"; fi
    done
    rm "$archive"
  done
done < "$here/families.txt"
