/* A disk that keeps a diary: every write, truncation, sync and removal of a file in $DISK_FOLDER is appended to $DISK_DIARY as it is
 * asked for. From the diary a test makes what a disk would hold that lost its power: what was synced, and of the rest whatever
 * it likes. Loaded before the C library (LD_PRELOAD).
 *
 * An entry: kind ('w', 't', 's', and 'u' for a file that is removed), length of the name, the name, offset, length of the data, the data; numbers have 8 bytes. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int diary = -1;

/* The name of a file in the folder, without the folder; 0 if it is elsewhere. */
static const char *name_of(int fd, char *path) {
    static __thread char link[64];
    const char *folder = getenv("DISK_FOLDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = folder ? readlink(link, path, PATH_MAX) : -1;
    if (length <= 0) return 0;
    path[length] = 0;
    size_t prefix = strlen(folder);
    return strncmp(path, folder, prefix) == 0 && path[prefix] == '/' ? path + prefix + 1 : 0;
}

/* The lock is held. */
static void note(char kind, const char *name, uint64_t offset, const void *data, uint64_t length) {
    if (diary < 0) diary = open(getenv("DISK_DIARY"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    uint64_t named = strlen(name);
    struct iovec parts[] = {
        { &kind, 1 }, { &named, 8 }, { (void *)name, named }, { &offset, 8 }, { &length, 8 }, { (void *)data, length },
    };
    /* An entry that is not whole would make the test say nothing. */
    if (syscall(SYS_writev, diary, parts, 6) != (ssize_t)(25 + named + length)) abort();
}

static ssize_t write_at(int fd, const void *data, size_t length, off_t at, int positioned) {
    char path[PATH_MAX + 1];
    const char *name = name_of(fd, path);
    if (name) pthread_mutex_lock(&lock);
    off_t offset = positioned ? at : name ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = positioned ? syscall(SYS_pwrite64, fd, data, length, at) : syscall(SYS_write, fd, data, length);
    if (name) {
        if (done > 0) note('w', name, offset, data, done);
        pthread_mutex_unlock(&lock);
    }
    return done;
}

ssize_t write(int fd, const void *data, size_t length) { return write_at(fd, data, length, 0, 0); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return write_at(fd, data, length, at, 1); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) { return write_at(fd, data, length, at, 1); }

int ftruncate64(int fd, off64_t size) {
    char path[PATH_MAX + 1];
    const char *name = name_of(fd, path);
    if (name) pthread_mutex_lock(&lock);
    int done = syscall(SYS_ftruncate, fd, size);
    if (name) {
        if (done == 0) note('t', name, size, "", 0);
        pthread_mutex_unlock(&lock);
    }
    return done;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int unlink(const char *path) {
    const char *folder = getenv("DISK_FOLDER");
    size_t prefix = folder ? strlen(folder) : 0;
    int done = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (done == 0 && folder && strncmp(path, folder, prefix) == 0 && path[prefix] == '/') {
        pthread_mutex_lock(&lock);
        note('u', path + prefix + 1, 0, "", 0);
        pthread_mutex_unlock(&lock);
    }
    return done;
}

/* Noted before it is done: what is written meanwhile is not promised. */
static int sync_with(long call, int fd) {
    char path[PATH_MAX + 1];
    const char *name = name_of(fd, path);
    if (name) {
        pthread_mutex_lock(&lock);
        note('s', name, 0, "", 0);
        pthread_mutex_unlock(&lock);
    }
    return syscall(call, fd);
}
int fsync(int fd) { return sync_with(SYS_fsync, fd); }
int fdatasync(int fd) { return sync_with(SYS_fdatasync, fd); }
